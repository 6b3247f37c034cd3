/** Everything that can happen to the desktop, as one union. Each action is a fact, named in the past tense. */
import type { Point, Size } from '../base/geometry/box.ts'
import type {
  AppName,
  DesktopState,
  Focusing,
  IconArrangement,
  KeptWindow,
  LayoutWindow,
  MessageTone,
  SnapSide,
  WindowId,
  WindowLocation,
  WindowOffset,
  WindowSize,
} from './state.ts'

export type DesktopAction =
  | {
      readonly type: 'app/added'
      readonly appName: AppName
      /** What the window shows, if that is not where the app begins. */
      readonly location?: WindowLocation
      readonly size?: WindowSize
      readonly offset?: WindowOffset
    }
  /** A message opens in a window of its own; absent words are those of the app that shows messages. */
  | {
      readonly type: 'message/shown'
      readonly title?: string
      readonly message?: string
      /** Absent: it tells of a failure. */
      readonly tone?: MessageTone
      /** A text below the message, for the visitor to copy. */
      readonly copyable?: string
      /** Whether it offers to load the page again. */
      readonly offersReload?: boolean
      /** An address that it offers to open in a tab of its own, as in a link on this site. */
      readonly offersTab?: string
      /** For words that need more room than that app gives. */
      readonly size?: WindowSize
    }
  /** The app that searches the site opens, or comes to the front; without one nothing changes. */
  | { readonly type: 'search/asked' }
  | { readonly type: 'help/asked' }
  /** The window shows another place of its app, or another section. */
  | { readonly type: 'window/wentTo'; readonly id: WindowId; readonly location: WindowLocation }
  /** The place that the window shows turned out to be called this. */
  | {
      readonly type: 'window/titled'
      readonly id: WindowId
      readonly path: string
      readonly title: string
    }
  /** Windows of an earlier load are open again, bottom to top; those that cannot be are left out. */
  | {
      readonly type: 'session/restored'
      readonly windows: readonly KeptWindow[]
      readonly focusing: Focusing
      /** No window of the earlier load had this id or a higher one. */
      readonly nextAppID?: number
    }
  /** These windows are open, bottom to top, and no others; what cannot be is left out. */
  | { readonly type: 'layout/opened'; readonly windows: readonly LayoutWindow[] }
  | { readonly type: 'window/deleted'; readonly id: WindowId }
  | { readonly type: 'window/focused'; readonly id: WindowId }
  | { readonly type: 'window/minimized'; readonly id: WindowId }
  /** Home on a phone: the desktop is to be seen. */
  | { readonly type: 'windows/allMinimized' }
  /** Show Desktop: all shown windows are minimized, or exactly those brought back. */
  | { readonly type: 'windows/setAsideToggled' }
  | { readonly type: 'window/maximizeToggled'; readonly id: WindowId }
  /** From now on the window fills a half of the work area. */
  | { readonly type: 'window/snapped'; readonly id: WindowId; readonly side: SnapSide }
  /** The window is no longer maximized, or no longer snapped; at a new place it is neither. */
  | { readonly type: 'window/restored'; readonly id: WindowId; readonly offset?: Point }
  /** The end of a move: from now on the window lies here. */
  | { readonly type: 'window/moved'; readonly id: WindowId; readonly offset: Point }
  /** The end of a resize: from now on the window has this very box. */
  | {
      readonly type: 'window/resized'
      readonly id: WindowId
      readonly size: Size
      readonly offset: Point
    }
  /** Only logged: an app measured its content. */
  | { readonly type: 'window/sizeReported'; readonly id: WindowId; readonly size: Size }
  | { readonly type: 'icon/focused'; readonly id: number }
  | { readonly type: 'icons/selected'; readonly ids: readonly number[] }
  /** The icons were dragged, sorted or lined up (arranging.ts), here, in another tab or before. */
  | { readonly type: 'icons/arranged'; readonly arrangement: IconArrangement }
  | { readonly type: 'desktop/focused' }
  | { readonly type: 'select/started'; readonly point: Point }
  | { readonly type: 'select/ended' }
  | { readonly type: 'power/turnedOff'; readonly mode: 'LOG_OFF' | 'TURN_OFF' }
  | { readonly type: 'power/canceled' }
  | { readonly type: 'cookieBanner/opened' }
  | { readonly type: 'cookieBanner/closed' }
  | { readonly type: 'viewport/changed'; readonly viewport: Size }
  | { readonly type: 'state/reset'; readonly state: Partial<DesktopState> }
