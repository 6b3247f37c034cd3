/** Vite plugin: uses the owner's wallpaper, if any, in the phone's style sheet. */
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { makeWallpaperOf, type Wallpaper } from '../art/artWallpaper.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'
import type { ContentSource } from '../content/contentSource.ts'

const OWN_WALLPAPER =
  /url\('[^']*\/assets\/wallpaper\/wallpaper-(?<width>\d+)\.(?<format>avif|webp)'\)/g

export function wallpaperPlugin(content: ContentSource): Plugin {
  return {
    name: 'wallpaper',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/, code: /\/assets\/wallpaper\// },
      async handler(code) {
        const { place, site } = await content.load()
        if (site.wallpaper === null) return undefined
        const picture = pictureMaker(place).sourceOf(site.wallpaper)
        const made = await makeWallpaperOf(picture, path.join(place.root, '.cache/art/wallpaper'))
        return { code: withWallpaper(code, made, place.root), map: null }
      },
    },
  }
}

/** Replaces each file of the program's wallpaper with one of about its width. */
export function withWallpaper(css: string, { files }: Wallpaper, root: string): string {
  return css.replaceAll(OWN_WALLPAPER, (_, width: string, format: 'avif' | 'webp') => {
    const fitting = files.find((each) => each.width >= Number(width)) ?? files.at(-1)
    if (!fitting) throw new Error('The wallpaper has no files')
    return `url('/${normalizePath(path.relative(root, fitting[format]))}')`
  })
}
