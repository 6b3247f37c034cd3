import type { Container } from 'pixi.js'
import type { Scene } from '../scene/types.ts'
import type { Skin } from '../skin/skin.ts'
import type { Textures } from './textures.ts'

export interface Brush {
  readonly skin: Skin
  readonly textures: Textures
}

export interface Layer {
  /**
   * Unchanged parts of the scene are the same objects. Returns whether to present again.
   * @param now the time of the tick in milliseconds
   * @param isPresenting whether this tick presents in any case, for the canvas or a layer below
   */
  paint(scene: Scene, brush: Brush, now: number, isPresenting: boolean): boolean
  /** Frees everything that the layer created except the children of its container. */
  destroy(): void
}

export type LayerFactory = (container: Container) => Layer
