import { describe, expect, it } from 'vitest'
import { withoutLost } from '../../../../src/build/content/withoutLost.ts'
import { SOME_SITE } from '../../../support/contentBuilders.ts'

const SHOWN = { pictures: new Set(['meadow']), icons: new Set(['link']) }
const iconOf = (icon: string) => ({ id: 1, icon, title: 'Mine' })
const withPictures = (name: string) => ({
  site: { ...SOME_SITE, wallpaper: name, icon: name, logo: { image: name, alt: '' } },
  desktopIcons: [iconOf('link')],
})

describe('pictures that the words name', () => {
  it('are shown where they exist', () => {
    const words = withPictures('meadow')
    expect(withoutLost(words, SHOWN)).toEqual(words)
  })

  it('are those of the program where they do not', () => {
    const { site, desktopIcons } = withoutLost(
      { ...withPictures('lost'), desktopIcons: [iconOf('lnk'), iconOf('link')] },
      SHOWN,
    )
    expect([site.wallpaper, site.icon, site.logo]).toEqual([null, null, null])
    expect(desktopIcons).toEqual([iconOf('file-generic'), iconOf('link')])
  })
})
