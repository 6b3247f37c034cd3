/**
 * Presents the scene on the canvas: in the tick's last phase, and only when a layer has something
 * new to show. React takes no part in it: the reconciler of the Pixi root cannot be flushed within
 * a tick, and frames and client areas would tear. It only puts the layers up and takes them down.
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
  /** The skin for the scene's scale; another object after fonts or pictures have changed. */
  skin(scale: number): Skin
  /** A layer threw; it is left out from now on. */
  onLayerError(error: unknown): void
  onPresented(): void
}

export interface Presenter {
  /** Adds a layer; the order of painting is the order of the layers' containers. */
  add(layer: Layer): () => void
  /** One present, if there is anything new. */
  present(now: number): void
  /** The next present happens whatever the layers say: the canvas has lost its picture. */
  invalidate(): void
}

export function createPresenter(host: PresenterHost): Presenter {
  const layers = new Set<Layer>()
  let isStale = true
  let shownViewport: Scene['viewport'] | null = null

  /** The canvas has the viewport's device pixels, one to one. */
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
