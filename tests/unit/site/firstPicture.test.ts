import { describe, expect, it } from 'vitest'
import { firstPictureOf } from '../../../src/site/pages/firstPicture.ts'

const picture = (name: string, attributes: string): string =>
  `<picture class="p"><source type="image/avif" srcSet="/assets/${name}-736.avif 736w" sizes="100vw"/>` +
  `<source type="image/webp" srcSet="/assets/${name}-736.webp 736w" sizes="100vw"/>` +
  `<img src="/assets/${name}.webp" alt="" ${attributes}/></picture>`

describe('the first picture of a page', () => {
  it('is the one that is told to come first, wherever it stands', () => {
    const body = `<p>${picture('a', 'loading="lazy"')}</p>${picture('b', 'fetchPriority="high"')}`
    expect(firstPictureOf(body)).toEqual({ srcset: '/assets/b-736.avif 736w', sizes: '100vw' })
  })

  it.each(['', '<p>No pictures</p>', picture('a', 'loading="lazy"')])('is none in "%s"', (body) => {
    expect(firstPictureOf(body)).toBeNull()
  })
})
