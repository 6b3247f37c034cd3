import { describe, expect, it } from 'vitest'
import { readBody } from '../../../../src/build/html/pageBody.ts'

const AVIF = 'type="image/avif" srcSet="/assets/b-736.avif 736w" sizes="100vw"'
const picture = (source: string, image: string): string =>
  `<picture class="p"><source ${source}/><source type="image/webp" srcSet="/assets/b.webp 736w"/><img ${image}/></picture>`

describe('the first picture of a page', () => {
  const found = { srcset: '/assets/b-736.avif 736w', sizes: '100vw' }

  it('is the one with a high priority, wherever it stands', () => {
    const other = picture(AVIF.replace('/b', '/a'), 'src="/a.webp" alt="" loading="lazy"')
    const first = picture(AVIF, 'src="/b.webp" alt="" fetchPriority="high"')
    expect(readBody(`<p>${other}</p>${first}`).firstPicture).toEqual(found)
  })

  it.each(['', '<p>No pictures</p>', picture(AVIF, 'src="/b.webp" loading="lazy"')])(
    'is none in "%s"',
    (body) => {
      expect(readBody(body).firstPicture).toBeNull()
    },
  )

  it('fails the build if it has no form to preload', () => {
    const body = picture('type="image/png" srcSet="/a.png 1w"', 'fetchPriority="high"')
    expect(() => readBody(body)).toThrow('no AVIF source')
  })
})

it('the markup of a page is letter for letter what React rendered, without the preload links in front', () => {
  const markup = '<main class="a"><br/>It&#x27;s <link rel="preload" href="/b"/></main>'
  const links = '<link href="/a.svg" as="image" rel="preload"/><link rel="preload" href="/c"/>'
  expect(readBody(links + markup).markup).toBe(markup)
  expect(readBody(markup).markup).toBe(markup)
})
