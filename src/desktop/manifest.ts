/**
 * What the desktop must know of an app to open a window for it. Apps hand these in; the model
 * never imports an app.
 */
import type { AppName, TitleButton, WindowOffset, WindowSize } from './state.ts'

export interface AppManifest {
  readonly appName: AppName
  readonly title: string
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  readonly size: WindowSize
  readonly offset: WindowOffset
  readonly closeable: boolean
  readonly resizable: boolean
  readonly multiInstance: boolean
  /** True: the client area scrolls what does not fit; false: the app arranges that itself. */
  readonly scrollable: boolean
  /** Opens maximized where the viewport is narrower than this many CSS pixels. */
  readonly maximizeBelow?: number
  readonly buttons?: readonly TitleButton[]
  readonly noFooterWindow?: boolean
  readonly invisible?: boolean
}

export type Manifests = ReadonlyMap<AppName, AppManifest>
