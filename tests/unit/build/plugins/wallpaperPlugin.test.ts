import { describe, expect, it } from 'vitest'
import { withWallpaper } from '../../../../src/build/plugins/wallpaperPlugin.ts'

const file = (width: number) => ({
  width,
  height: width / 2,
  avif: `/project/.cache/w-${width}.avif`,
  webp: `/project/.cache/w-${width}.webp`,
})
const css = `a { background: image-set(
  url('../../../assets/wallpaper/wallpaper-1280.avif') type('image/avif'),
  url('../../../assets/wallpaper/wallpaper-1280.webp') type('image/webp')) }`

describe('a style sheet with the wallpaper of the program', () => {
  it("shows the owner's in the next larger width, or the largest", () => {
    const files = [file(1280), file(1920)]
    const shown = withWallpaper(css, { files, placeholder: '' }, '/project')
    expect(shown).toContain("url('/.cache/w-1280.avif') type('image/avif')")
    expect(shown).toContain("url('/.cache/w-1280.webp') type('image/webp')")
    expect(withWallpaper(css, { files: [file(800)], placeholder: '' }, '/project')).toContain(
      "url('/.cache/w-800.avif')",
    )
  })
})
