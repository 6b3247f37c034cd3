/** The entities of the desktop. Plain data without DOM nodes, clocks, promises or functions. */
import type { Box, Point, Size } from '../base/geometry/box.ts'

/** Any text is valid. Windows of an app without a manifest are drawn empty. */
export type AppName = string

/** A number from a counter that starts at 1. Ids are never reused. */
export type WindowId = string

/** What the visitor's attention is on. A window looks active only while this is `WINDOW`. */
export type Focusing = 'WINDOW' | 'ICON' | 'DESKTOP'

export type PowerState = 'START' | 'LOG_OFF' | 'TURN_OFF'

/** A `message` window is an alert that is answered and closed. It has no location. */
export type WindowKind = 'ordinary' | 'message'

/** The kinds of messages other than failures. */
export type MessageTone = 'information' | 'question' | 'warning'

/** What a window shows: a path such as `/blog/a-post` and a section's id. */
export interface WindowLocation {
  readonly path: string
  readonly section?: string
  /** The scroll position in CSS pixels to return to, which overrides the section. */
  readonly top?: number
  /** Which place of the page had the focus (apps/host/documents/focusPlaces.ts); none: the page as a whole. */
  readonly focused?: number
  /** The text (locations.ts) of the wrong location that this one replaces in the history. */
  readonly insteadOf?: string
}

export type SnapSide = 'left' | 'right'

export type TitleButton = 'minimize' | 'maximize' | 'close'

export type WindowSize =
  | { readonly type: 'percentage'; readonly percentage: number }
  | { readonly type: 'fixed'; readonly width: number; readonly height: number }

/**
 * `right` is measured from the right and bottom edges of the work area, `xy` from its origin;
 * `center` refers to the viewport.
 */
export type WindowOffset =
  | { readonly type: 'center' }
  | { readonly type: 'right'; readonly bottom: number; readonly right: number }
  | { readonly type: 'xy'; readonly x: number; readonly y: number }

export interface WindowHeader {
  readonly icon: string
  readonly title: string
  /** Absent: all three. */
  readonly buttons?: readonly TitleButton[]
  readonly noFooterWindow?: boolean
  readonly invisible?: boolean
}

/** What a message window says and offers. */
export interface Said {
  readonly message?: string
  /** An absent tone means a failure. */
  readonly tone?: MessageTone
  readonly copyable?: string
  readonly offersReload?: boolean
  /** An address on this site that the message offers to open in a new tab. */
  readonly offersTab?: string
  /** It asks whether the desk is put back as it was at first. */
  readonly asksReset?: true
}

export interface AppWindow extends Said {
  readonly id: WindowId
  readonly appName: AppName
  readonly kind: WindowKind
  /** Absent if it shows no place. A new object with the same section makes the view scroll again. */
  readonly location?: WindowLocation
  readonly header: WindowHeader
  readonly closeable: boolean
  readonly minimized: boolean
  readonly resizable: boolean
  readonly maximized: boolean
  /** Its snapped half. A maximized window returns to it. */
  readonly snapped?: SnapSide
  readonly multiInstance: boolean
  readonly scrollable: boolean
  /** The requested box, to which a maximized or snapped window returns (placement.ts). */
  readonly size: WindowSize
  readonly offset: WindowOffset
}

export type KeptWindow = Pick<
  AppWindow,
  'id' | 'appName' | 'location' | 'minimized' | 'maximized' | 'snapped' | 'size' | 'offset'
> & { readonly title: string }

/** The limit for a layout. The topmost windows are kept. */
export const MOST_IN_LAYOUT = 12

/** States that a window of a layout can have in addition to its box, also several at once. */
export const LAYOUT_STATES = ['minimized', 'maximized', 'left', 'right'] as const

export type LayoutState = (typeof LAYOUT_STATES)[number]

export interface LayoutWindow {
  readonly appName: AppName
  readonly location: WindowLocation
  /** In percent of the work area. */
  readonly box: Box
  readonly states: readonly LayoutState[]
}

export interface DesktopIcon {
  readonly id: number
  readonly icon: string
  readonly title: string
  /** Absent for an icon that is only a link. */
  readonly appName?: AppName
  readonly isFocus: boolean
  /** The page with the same content, or the target of an icon without an app. */
  readonly link?: string
}

export interface GridPlace {
  readonly column: number
  readonly row: number
}

export interface IconPlace extends GridPlace {
  readonly id: number
}

export interface GridStep {
  readonly columns: number
  readonly rows: number
}

export type IconSorting = 'name' | 'type'

/** Auto Arrange lines the icons up in `order`. Icons that are not listed come last. */
export type IconArrangement =
  | { readonly auto: true; readonly order: readonly number[] }
  | { readonly auto: false; readonly places: readonly IconPlace[] }

export interface DesktopState {
  readonly apps: readonly AppWindow[]
  readonly nextAppID: number
  readonly appOrder: readonly WindowId[]
  readonly focusing: Focusing
  /** In the order that the owner configured. */
  readonly icons: readonly DesktopIcon[]
  readonly arrangement: IconArrangement
  /** The start of a marquee selection, or false if there is none. */
  readonly selecting: false | Point
  readonly powerState: PowerState
  /** Windows that Show Desktop will restore, bottom to top. Absent once a window was opened or raised. */
  readonly setAside?: readonly WindowId[]
  readonly cookieBannerOpen?: boolean
  /** The inner size of the browser in CSS pixels, taskbar included. */
  readonly viewport: Size
}
