/**
 * Presents the scene on the canvas, in the tick's last phase and only when a layer has something new
 * to show. React takes no part in this: the reconciler of the Pixi root cannot be flushed within a
 * tick, so frames and client areas would tear. React only mounts and unmounts the layers.
 */
import type { Application } from 'pixi.js'
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
  /** The skin for a scale; a different object after fonts or pictures have changed. */
  skin(scale: number): Skin
  /** Called when a layer threw an error; the layer is left out from then on. */
  onLayerError(error: unknown): void
  onPresented(): void
}

export interface Presenter {
  /** Adds a layer; the result removes it. Layers are painted in the order of their containers. */
  add(layer: Layer): () => void
  /** Presents once, if there is anything new. @param now the tick's time in milliseconds */
  present(now: number): void
  /** Makes the next present happen whatever the layers say, because the canvas lost its picture. */
  invalidate(): void
}

export function createPresenter(host: PresenterHost): Presenter {
  const layers = new Set<Layer>()
  let isStale = true
  let shownViewport: Scene['viewport'] | null = null

  /** Gives the canvas one pixel for each device pixel of the viewport. */
  const fit = ({ viewport, scale }: Scene): void => {
    if (viewport === shownViewport) return
    shownViewport = viewport
    const { renderer } = host.app
    renderer.resize(viewport.width, viewport.height)
    host.backBuffer?.fit(viewport.width, viewport.height)
    renderer.canvas.style.width = `${viewport.width / scale}px`
    renderer.canvas.style.height = `${viewport.height / scale}px`
    isStale = true
  }

  const paint = (layer: Layer, scene: Scene, skin: Skin, now: number): boolean => {
    try {
      return layer.paint(scene, { skin, textures: host.textures }, now)
    } catch (error) {
      layers.delete(layer)
      host.onLayerError(error)
      return true
    }
  }

  return {
    add(layer) {
      layers.add(layer)
      isStale = true
      return () => {
        layers.delete(layer)
        layer.destroy()
        isStale = true
      }
    },
    present(now) {
      const scene = host.scene()
      fit(scene)
      const skin = host.skin(scene.scale)
      for (const layer of [...layers]) if (paint(layer, scene, skin, now)) isStale = true
      if (!isStale || layers.size === 0) return
      isStale = false
      host.app.render()
      host.backBuffer?.flip()
      host.onPresented()
    },
    invalidate() {
      isStale = true
    },
  }
}
