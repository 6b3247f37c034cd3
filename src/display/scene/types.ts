/** The scene of both painters, bottom to top, in whole device pixels, so that all parts meet exactly. */
import type { Box, Size } from '../../base/geometry/box.ts'
import type { Region } from '../../base/geometry/region.ts'
import type { TitleButton, WindowId } from '../../desktop/state.ts'

export type ButtonLook = 'normal' | 'hover' | 'active' | 'disabled' | 'inactive'

/** `box` is the 22x22 cell, relative to the window's box. */
export interface ButtonPart {
  readonly button: TitleButton
  readonly box: Box
  readonly look: ButtonLook
}

/** The parts of a window, relative to the window's box. */
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
  readonly invisible: boolean
  readonly active: boolean
  readonly z: number
  /** Grabbed: its own plane shows it above the scene, and it hides nothing here. */
  readonly lifted: boolean
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
  readonly lines: readonly string[]
  /** The whole cell: picture and label. */
  readonly box: Box
  readonly picture: Box
  readonly label: Box
  /** Painted as selected, only while the desktop's focus is on icons. */
  readonly highlighted: boolean
}

export interface Scene {
  readonly scale: number
  readonly viewport: Size
  readonly icons: readonly IconSurface[]
  /** The shown windows, bottom to top. */
  readonly windows: readonly WindowSurface[]
  readonly marquee: Box | null
}

/** Painted, but not part of the desktop's state. */
export interface PointerState {
  /** The window whose frame is in its own plane while it is grabbed. */
  readonly lifted: WindowId | null
  readonly hot: {
    readonly id: WindowId
    readonly button: TitleButton
    readonly pressed: boolean
  } | null
  readonly marquee: Box | null
}
