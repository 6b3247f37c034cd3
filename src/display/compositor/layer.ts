/** What a layer of the canvas is to the presenter. */
import type { Container } from 'pixi.js'
import type { Scene } from '../scene/types.ts'
import type { Skin } from '../skin/skin.ts'
import type { Textures } from './textures.ts'

/** What a layer may draw with; the same objects for every layer of one present. */
export interface Brush {
  readonly skin: Skin
  readonly textures: Textures
}

export interface Layer {
  /**
   * Brings the layer's container up to the scene. Compares by identity: the scene keeps the objects
   * that did not change.
   * @param now the tick's time in milliseconds
   * @returns true where the canvas must be presented anew for it
   */
  paint(scene: Scene, brush: Brush, now: number): boolean
  /** Frees what it made besides its container's children. */
  destroy(): void
}

/** Builds a layer inside the container that is its own. */
export type LayerFactory = (container: Container) => Layer
