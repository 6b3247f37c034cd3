/**
 * Presents the scene in the tick's last phase, and only if a layer has changed. React only mounts
 * the layers: the reconciler of the Pixi root cannot be flushed within a tick, so frames and client
 * areas would tear.
 */
import type { Application } from 'pixi.js'
import { pageRatio } from '../../base/theme/textScale.ts'
import type { Scene } from '../scene/types.ts'
import type { Skin } from '../skin/skin.ts'
import type { BackBuffer } from './backBuffer.ts'
import type { Layer } from './layer.ts'
import type { Textures } from './textures.ts'

export interface PresenterHost {
  readonly app: Application
  readonly textures: Textures
  readonly backBuffer: BackBuffer | null
  scene(): Scene
  /** Returns a different object after fonts or pictures have changed. */
  skin(scale: number): Skin
  /** A layer that throws is left out from then on. */
  onLayerError(error: unknown): void
  /** @param began the time of the tick in milliseconds */
  onPresented(began: number): void
}

export type Presenter = ReturnType<typeof createPresenter>

export function createPresenter(host: PresenterHost) {
  const layers = new Set<Layer>()
  let isStale = true
  let shownViewport: Scene['viewport'] | null = null

  const fit = ({ viewport, scale }: Scene): void => {
    if (viewport === shownViewport) return
    shownViewport = viewport
    const { renderer } = host.app
    renderer.resize(viewport.width, viewport.height)
    host.backBuffer?.fit(viewport.width, viewport.height)
    const ratio = pageRatio(scale)
    renderer.canvas.style.width = `${viewport.width / ratio}px`
    renderer.canvas.style.height = `${viewport.height / ratio}px`
    isStale = true
  }

  const paint = (layer: Layer, scene: Scene, skin: Skin, now: number): boolean => {
    try {
      return layer.paint(scene, { skin, textures: host.textures }, now, isStale)
    } catch (error) {
      layers.delete(layer)
      host.onLayerError(error)
      return true
    }
  }

  return {
    /** Returns a function that removes the layer. Paints in the order of the containers. */
    add(layer: Layer): () => void {
      layers.add(layer)
      isStale = true
      return () => {
        layers.delete(layer)
        layer.destroy()
        isStale = true
      }
    },
    /** Presents if anything has changed. @param now the time of the tick in milliseconds */
    present(now: number): void {
      const scene = host.scene()
      fit(scene)
      const skin = host.skin(scene.scale)
      for (const layer of [...layers]) if (paint(layer, scene, skin, now)) isStale = true
      if (!isStale || layers.size === 0) return
      isStale = false
      host.app.render()
      host.backBuffer?.flip()
      host.onPresented(now)
    },
    /** Forces the next present, because the canvas has lost its picture. */
    invalidate(): void {
      isStale = true
    },
  }
}
