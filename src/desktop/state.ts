/**
 * The entities of the desktop. Plain data: no DOM node, clock, promise or function may live here.
 */
import type { Box, Point, Size } from '../base/geometry/box.ts'

/** The name of an app. The state may hold any text: a window of an app without a manifest is drawn empty. */
export type AppName = string

/** Taken from a counter that starts at 1; an id is never given twice. */
export type WindowId = string

/** What the visitor's attention is on. Only while it is a window does any window look active. */
export type Focusing = 'WINDOW' | 'ICON' | 'DESKTOP'

export type PowerState = 'START' | 'LOG_OFF' | 'TURN_OFF'

/** `message`: an alert that is answered and closed; it has no location. */
export type WindowKind = 'ordinary' | 'message'

/** What a message is that tells of no failure. */
export type MessageTone = 'information' | 'question' | 'warning'

/** What a window shows, as the address of the same content. */
export interface WindowLocation {
  /** Path of the page or place: `/blog/a-post`, `/notepad`. */
  readonly path: string
  /** Id of the section that was asked for last. */
  readonly section?: string
  /** How far it is scrolled, in CSS pixels, where somebody returns to it; it counts more than the section. */
  readonly top?: number
  /** The text (locations.ts) of what turned out to be wrong, and that this is shown for: nobody goes back to it. */
  readonly insteadOf?: string
}

/** The half of the work area that a snapped window fills. */
export type SnapSide = 'left' | 'right'

export type TitleButton = 'minimize' | 'maximize' | 'close'

export type WindowSize =
  | { readonly type: 'percentage'; readonly percentage: number }
  | { readonly type: 'fixed'; readonly width: number; readonly height: number }

/** `right` counts from the right and bottom edges of the work area, `xy` from its origin; `center` refers to the viewport. */
export type WindowOffset =
  | { readonly type: 'center' }
  | { readonly type: 'right'; readonly bottom: number; readonly right: number }
  | { readonly type: 'xy'; readonly x: number; readonly y: number }

export interface WindowHeader {
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  readonly title: string
  /** The buttons that the title bar shows; all three where absent. */
  readonly buttons?: readonly TitleButton[]
  /** True: the taskbar shows no button for the window. */
  readonly noFooterWindow?: boolean
  /** True: the window has no frame; its client area is its whole box. */
  readonly invisible?: boolean
}

export interface AppWindow {
  readonly id: WindowId
  readonly appName: AppName
  readonly kind: WindowKind
  /**
   * What the window shows; absent where it shows no place. Asking for a section again makes a new
   * object, so that the view scrolls there again.
   */
  readonly location?: WindowLocation
  /** What a message window says; newline characters separate its lines. */
  readonly message?: string
  /** What a message window tells; absent: a failure. */
  readonly tone?: MessageTone
  /** A text below what a message window says, for the visitor to copy. */
  readonly copyable?: string
  /** Whether a message window offers to load the page again. */
  readonly offersReload?: boolean
  /** The address that a message window offers to open in a tab of its own. */
  readonly offersTab?: string
  readonly header: WindowHeader
  readonly closeable: boolean
  readonly minimized: boolean
  readonly resizable: boolean
  readonly maximized: boolean
  /** The half that the window fills; while it is maximized, the one that it returns to. */
  readonly snapped?: SnapSide
  readonly multiInstance: boolean
  readonly scrollable: boolean
  /**
   * What was asked for; the box on the screen is derived from it and the viewport (placement.ts).
   * A window that is maximized or snapped returns to it.
   */
  readonly size: WindowSize
  readonly offset: WindowOffset
}

/** What a window needs to be opened again in a later load: the rest is its app's. */
export type KeptWindow = Pick<
  AppWindow,
  'id' | 'appName' | 'location' | 'minimized' | 'maximized' | 'snapped' | 'size' | 'offset'
> & { readonly title: string }

/** A layout sets up at most this many windows: those on top. */
export const MOST_IN_LAYOUT = 12

/** What a window of a layout may be besides at its box, and several of these at once. */
export const LAYOUT_STATES = ['minimized', 'maximized', 'left', 'right'] as const

export type LayoutState = (typeof LAYOUT_STATES)[number]

/** A window as a layout names it, for a desktop of any size. */
export interface LayoutWindow {
  readonly appName: AppName
  readonly location: WindowLocation
  /** In percent of the work area. */
  readonly box: Box
  readonly states: readonly LayoutState[]
}

export interface DesktopIcon {
  readonly id: number
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  readonly title: string
  /** The app that the icon opens; absent for an icon that is only a link. */
  readonly appName?: AppName
  readonly isFocus: boolean
  /** The page that shows the same content, or, without an app, what the icon leads to. */
  readonly link?: string
}

/** A place of the grid of icons, counted from the upper left corner of the desktop. */
export interface GridPlace {
  readonly column: number
  readonly row: number
}

/** The place that was asked for for an icon. */
export interface IconPlace extends GridPlace {
  readonly id: number
}

/** A number of places to the right and down. */
export interface GridStep {
  readonly columns: number
  readonly rows: number
}

/** What icons are sorted by. */
export type IconSorting = 'name' | 'type'

/**
 * How the icons are arranged; where each is shown is derived from it and the viewport (iconGrid.ts). With Auto
 * Arrange they are lined up in this order, else each has a place. Icons that are not named here come last.
 */
export type IconArrangement =
  | { readonly auto: true; readonly order: readonly number[] }
  | { readonly auto: false; readonly places: readonly IconPlace[] }

export interface DesktopState {
  /** In order of opening. */
  readonly apps: readonly AppWindow[]
  readonly nextAppID: number
  /** Every window id once; last is topmost. */
  readonly appOrder: readonly WindowId[]
  readonly focusing: Focusing
  /** In the owner's order. */
  readonly icons: readonly DesktopIcon[]
  readonly arrangement: IconArrangement
  /** Where a marquee selection began, or false while there is none. */
  readonly selecting: false | Point
  readonly powerState: PowerState
  /**
   * The windows that Show Desktop has minimized and brings back, bottom to top. Absent once any window
   * was opened or raised by hand, since there is another desk to come back to then.
   */
  readonly setAside?: readonly WindowId[]
  readonly cookieBannerOpen?: boolean
  /** The browser's inner size in CSS pixels; the taskbar included. */
  readonly viewport: Size
}
