/** Everything that can happen to the desktop. Each action is a fact, named in the past tense. */
import type { Point, Size } from '../base/geometry/box.ts'
import type { Purpose } from './manifest.ts'
import type {
  AppName,
  DesktopState,
  Focusing,
  IconArrangement,
  KeptWindow,
  LayoutWindow,
  Said,
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
      readonly location?: WindowLocation
      readonly size?: WindowSize
      readonly offset?: WindowOffset
    }
  /** Opens a message in its own window. The app that shows messages has the default words. */
  | ({
      readonly type: 'message/shown'
      readonly title?: string
      readonly size?: WindowSize
    } & Said)
  /** Opens the app for this or brings it to the front. Without such an app nothing changes. */
  | { readonly type: 'app/asked'; readonly purpose: Purpose }
  | { readonly type: 'window/wentTo'; readonly id: WindowId; readonly location: WindowLocation }
  | {
      readonly type: 'window/titled'
      readonly id: WindowId
      readonly path: string
      readonly title: string
    }
  | {
      readonly type: 'session/restored'
      readonly windows: readonly KeptWindow[]
      readonly focusing: Focusing
      /** All ids of the earlier load were lower than this one. */
      readonly nextAppID?: number
    }
  /** Replaces all windows by these, bottom to top. Invalid windows are left out. */
  | { readonly type: 'layout/opened'; readonly windows: readonly LayoutWindow[] }
  | { readonly type: 'window/deleted'; readonly id: WindowId }
  | { readonly type: 'window/focused'; readonly id: WindowId }
  | { readonly type: 'window/minimized'; readonly id: WindowId }
  /** Home on a phone: shows the desktop. */
  | { readonly type: 'windows/allMinimized' }
  | { readonly type: 'windows/setAsideToggled' }
  | { readonly type: 'window/maximizeToggled'; readonly id: WindowId }
  | { readonly type: 'window/snapped'; readonly id: WindowId; readonly side: SnapSide }
  /** The window leaves its maximized or snapped state. With an offset it leaves both. */
  | { readonly type: 'window/restored'; readonly id: WindowId; readonly offset?: Point }
  /** A window too small to use gets the size that its app opens with. */
  | { readonly type: 'window/sizeReset'; readonly id: WindowId }
  | { readonly type: 'window/moved'; readonly id: WindowId; readonly offset: Point }
  | {
      readonly type: 'window/resized'
      readonly id: WindowId
      readonly size: Size
      readonly offset: Point
    }
  /** An app has measured its content. The action is only logged. */
  | { readonly type: 'window/sizeReported'; readonly id: WindowId; readonly size: Size }
  | { readonly type: 'icon/focused'; readonly id: number }
  | { readonly type: 'icons/selected'; readonly ids: readonly number[] }
  /** The icons were dragged, sorted or lined up, in this tab, another one or an earlier visit. */
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
