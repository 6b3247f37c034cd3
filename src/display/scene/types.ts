/**
 * The scene: what both painters show, bottom to top. Pure data. All boxes and regions are in whole
 * device pixels of the viewport, so that frames, clips and shoulders meet exactly at every ratio.
 */
import type { Box, Size } from '../../base/geometry/box.ts'
import type { Region } from '../../base/geometry/region.ts'
import type { TitleButton, WindowId } from '../../desktop/state.ts'

export type ButtonLook = 'normal' | 'hover' | 'active' | 'disabled' | 'inactive'

/** A button of a title bar; `box` is its 22x22 cell, relative to the window's box. */
export interface ButtonPart {
  readonly button: TitleButton
  readonly box: Box
  readonly look: ButtonLook
}

/** Where the parts of a window lie, relative to the window's own box. */
export interface WindowLayout {
  readonly titleBar: Box
  readonly icon: Box
  readonly title: Box
  readonly client: Box
}

export interface WindowSurface {
  readonly id: WindowId
  /** The outer box, frame included. */
  readonly box: Box
  readonly layout: WindowLayout
  readonly title: string
  readonly icon: string
  readonly buttons: readonly ButtonPart[]
  readonly maximized: boolean
  /** True if no frame is painted. */
  readonly invisible: boolean
  /** Painted with the focused look. */
  readonly active: boolean
  /** Stacking index of its element on the page. */
  readonly z: number
  /** True while it is grabbed: its own plane shows it above the scene, and it hides nothing here. */
  readonly lifted: boolean
  /** The region that it is certain to cover. */
  readonly opaque: Region
  /** The part of its box that the windows above leave uncovered. */
  readonly visible: Region
  /** The part of its client area that the windows above leave uncovered. */
  readonly clientVisible: Region
}

export interface IconSurface {
  readonly id: number
  readonly icon: string
  readonly title: string
  /** The label, broken into lines. */
  readonly lines: readonly string[]
  /** The whole cell: picture and label. */
  readonly box: Box
  readonly picture: Box
  readonly label: Box
  /** Painted as selected. Icons are only while the desktop's focus is on icons. */
  readonly highlighted: boolean
}

export interface Scene {
  /** Device pixels per CSS pixel. */
  readonly scale: number
  readonly viewport: Size
  readonly icons: readonly IconSurface[]
  /** The shown windows, bottom to top. */
  readonly windows: readonly WindowSurface[]
  readonly marquee: Box | null
}

/** What the pointer does at this moment. It is painted but is not part of the desktop's state. */
export interface PointerState {
  /** The window whose frame is in a plane of its own while it is grabbed. */
  readonly lifted: WindowId | null
  /** The title-bar button under the pointer. */
  readonly hot: {
    readonly id: WindowId
    readonly button: TitleButton
    readonly pressed: boolean
  } | null
  readonly marquee: Box | null
}
