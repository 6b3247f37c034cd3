import { Sprite, type Container } from 'pixi.js'
import type { Size } from '../../base/geometry/box.ts'
import type { Scene } from '../scene/types.ts'
import type { LayerFactory, Layer } from './layer.ts'
import { exactTexture } from './textures.ts'
import { chooseSource, loadWallpaper, placedRaster, plainRaster } from './wallpaper.ts'
import type { Picture, PictureLoader, WallpaperArt, WallpaperSource } from './wallpaper.ts'
import { tonesOf, type WallpaperTones } from './wallpaperTones.ts'

/** Stretching a texture further than this is faster than a larger raster, but less smooth. */
const SMOOTH_ZOOM = 8

export interface WallpaperHost {
  /** Another object once another wallpaper is wanted. */
  art(): WallpaperArt
  readonly pictures: PictureLoader
  request(): void
  /** Called before the layers above are painted. */
  onShown(tones: WallpaperTones): void
  /** Reports a picture that failed to load. The previous one stays. */
  onFailure(error: unknown): void
}

function createPictures(art: WallpaperArt, host: WallpaperHost) {
  const isPlain = art.sources.length === 0 && !art.open
  let wanted: WallpaperSource | undefined
  let isDropped = false
  let opening: Promise<void> | undefined
  /** Undefined until something can be shown, null for the colour alone. */
  let picture: Picture | null | undefined = isPlain ? null : undefined
  const show = (loaded: Picture | null): void => {
    if (isDropped) return close(loaded)
    close(picture)
    picture = loaded
    host.request()
  }
  if (art.placeholder !== null) {
    host.pictures
      .image(art.placeholder)
      .then((placeholder) => {
        if (picture === undefined) show(placeholder)
      })
      .catch(host.onFailure)
  }
  return {
    art,
    current: () => picture,
    want(target: Size): void {
      if (art.open) {
        opening ??= art
          .open()
          .then(show)
          .catch((error: unknown) => {
            host.onFailure(error)
            show(null)
          })
        return
      }
      const source = chooseSource(art.sources, target)
      // A wider picture is kept when the viewport shrinks.
      if (!source || (wanted && wanted.width >= source.width)) return
      wanted = source
      loadWallpaper(source, host.pictures.bitmap)
        .then((loaded) => {
          if (wanted === source) show(loaded)
          else loaded.close()
        })
        .catch(host.onFailure)
    },
    drop(): void {
      isDropped = true
      close(picture)
    },
  }
}

function close(picture: Picture | null | undefined): void {
  if (picture && 'close' in picture) picture.close()
}

/** The sprite stretches a small picture, so its raster can be smaller than the screen. */
function detailOf(picture: Picture, viewport: Size): Size {
  const zoom = Math.max(viewport.width / picture.width, viewport.height / picture.height)
  const reduction = Math.max(1, zoom / SMOOTH_ZOOM)
  return { width: viewport.width / reduction, height: viewport.height / reduction }
}

export function createWallpaperLayer(host: WallpaperHost): LayerFactory {
  return (container: Container): Layer => {
    let pictures = createPictures(host.art(), host)
    const sprite = container.addChild(new Sprite())
    /** What the sprite's raster was made of; none before the first. */
    let shown: readonly unknown[] = []

    const cut = (picture: Picture | null, { viewport, scale }: Scene): void => {
      const { art } = pictures
      const detail = picture && art.placement === 'fill' ? detailOf(picture, viewport) : viewport
      const raster = picture ? placedRaster(picture, detail, art, scale) : plainRaster(art.color)
      if (shown.length > 0) sprite.texture.destroy(true)
      sprite.texture = exactTexture(raster)
      sprite.setSize(viewport.width, viewport.height)
      host.onShown(tonesOf(raster))
    }

    return {
      paint(scene) {
        const art = host.art()
        if (art !== pictures.art) {
          pictures.drop()
          pictures = createPictures(art, host)
        }
        pictures.want(scene.viewport)
        const picture = pictures.current()
        const next = [art, picture, scene.viewport]
        if (picture === undefined || next.every((each, index) => each === shown[index])) {
          return false
        }
        cut(picture, scene)
        shown = next
        return true
      },
      destroy() {
        pictures.drop()
        if (shown.length > 0) sprite.texture.destroy(true)
      },
    }
  }
}
