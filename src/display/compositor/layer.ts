/** The interface between the presenter and the layers of the canvas. */
import type { Container } from 'pixi.js'
import type { Scene } from '../scene/types.ts'
import type { Skin } from '../skin/skin.ts'
import type { Textures } from './textures.ts'

/** What a layer draws with; all layers of one present get the same objects. */
export interface Brush {
  readonly skin: Skin
  readonly textures: Textures
}

export interface Layer {
  /**
   * Brings the layer's container up to date with the scene. Compares by identity: the scene keeps
   * the objects that did not change.
   * @param now the tick's time in milliseconds
   * @returns whether anything changed, so that the canvas must be presented again
   */
  paint(scene: Scene, brush: Brush, now: number): boolean
  /** Frees everything the layer created except its container's children. */
  destroy(): void
}

/** Creates a layer that fills this container and nothing else. */
export type LayerFactory = (container: Container) => Layer
