import { Sprite, type Container } from 'pixi.js'
import type { Size } from '../../base/geometry/box.ts'
import type { Scene } from '../scene/types.ts'
import type { LayerFactory, Layer } from './layer.ts'
import { exactTexture } from './textures.ts'
import { chooseSource, coverRaster, loadWallpaper } from './wallpaper.ts'
import type { Picture, WallpaperArt, WallpaperSource } from './wallpaper.ts'
import { tonesOf, type WallpaperTones } from './wallpaperTones.ts'

/** Stretching a texture further than this is faster than a larger raster, but less smooth. */
const SMOOTH_ZOOM = 8

export interface WallpaperHost {
  readonly art: WallpaperArt
  request(): void
  /** Called before the layers above are painted. */
  onShown(tones: WallpaperTones): void
  /** Reports a picture that failed to load. The previous one stays. */
  onFailure(error: unknown): void
}

function createPictures(host: WallpaperHost) {
  let wanted: WallpaperSource | undefined
  let picture: Picture | null = null
  const show = (loaded: Picture): void => {
    picture = loaded
    host.request()
  }
  host.art.pictures
    .image(host.art.placeholder)
    .then((placeholder) => {
      if (!picture) show(placeholder)
    })
    .catch(host.onFailure)
  return {
    current: (): Picture | null => picture,
    want(target: Size): void {
      const source = chooseSource(host.art.sources, target)
      // A wider picture is kept when the viewport shrinks.
      if (!source || (wanted && wanted.width >= source.width)) return
      wanted = source
      loadWallpaper(source, host.art.pictures.bitmap)
        .then((loaded) => {
          if (wanted === source) show(loaded)
        })
        .catch(host.onFailure)
    },
  }
}

/** The sprite stretches a small picture, so its raster can be smaller than the screen. */
function detailOf(picture: Picture, viewport: Size): Size {
  const zoom = Math.max(viewport.width / picture.width, viewport.height / picture.height)
  const reduction = Math.max(1, zoom / SMOOTH_ZOOM)
  return { width: viewport.width / reduction, height: viewport.height / reduction }
}

export function createWallpaperLayer(host: WallpaperHost): LayerFactory {
  return (container: Container): Layer => {
    const pictures = createPictures(host)
    const sprite = container.addChild(new Sprite())
    let shown: Picture | null = null
    let cutFor: Scene['viewport'] | null = null

    const cut = (picture: Picture, viewport: Size): void => {
      const old = sprite.texture
      sprite.texture = exactTexture(coverRaster(picture, detailOf(picture, viewport)))
      sprite.setSize(viewport.width, viewport.height)
      if (shown) old.destroy(true)
      if (picture !== shown) host.onShown(tonesOf(picture))
      shown = picture
    }

    return {
      paint({ viewport }) {
        pictures.want(viewport)
        const picture = pictures.current()
        if (!picture || (picture === shown && viewport === cutFor)) return false
        cut(picture, viewport)
        cutFor = viewport
        return true
      },
      destroy() {
        if (shown) sprite.texture.destroy(true)
      },
    }
  }
}
