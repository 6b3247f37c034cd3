/**
 * What the desktop must know of an app to open it. Each app hands its manifest in; the model never
 * imports an app.
 */
import type { Size } from '../base/geometry/box.ts'
import type { AppName, TitleButton, WindowKind, WindowOffset, WindowSize } from './state.ts'

interface NamedApp {
  readonly appName: AppName
  /** The title of its windows, unless `titleOf` knows a better one or their view finds one (`window/titled`). */
  readonly title: string
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
}

/** An app that opens windows. */
export interface WindowManifest extends NamedApp {
  readonly kind: WindowKind
  readonly size: WindowSize
  readonly offset: WindowOffset
  readonly closeable: boolean
  readonly resizable: boolean
  readonly multiInstance: boolean
  /** True: the client area scrolls what does not fit; false: the app arranges that itself. */
  readonly scrollable: boolean
  /** The window opens maximized where the viewport is narrower than this many CSS pixels. */
  readonly maximizeBelow?: number
  readonly buttons?: readonly TitleButton[]
  readonly noFooterWindow?: boolean
  readonly invisible?: boolean
  /** True: it opens when a visitor asks for the site's search. */
  readonly isSearch?: true
  /** True: it opens when a visitor asks for help. */
  readonly isHelp?: true
  /** True: it opens where a window links to the owner's e-mail address. */
  readonly isMail?: true
  /**
   * The path that a new window shows: `/about`. Where it is absent, the path is the app's name in
   * kebab case; null means that a window shows nothing until it is told what. Message windows have
   * no path.
   */
  readonly path?: string | null
  /** Patterns of the other paths that its windows can show, such as `/blog/:slug` or `/disk/*` (locations.ts). */
  readonly opens?: readonly string[]
  /** The title of a window that shows this path, where it is known before the window shows it. */
  titleOf?(path: string): string | undefined
}

/** An app that opens the cookie preferences instead of a window. */
export interface CookieBannerManifest extends NamedApp {
  readonly kind: 'cookieBanner'
}

export type AppManifest = WindowManifest | CookieBannerManifest

/** All manifests by their names, in the order in which the apps are registered. */
export type Manifests = ReadonlyMap<AppName, AppManifest>

/** Whether a window of the app opens maximized in a viewport of this size. */
export function opensMaximized({ maximizeBelow }: WindowManifest, viewport: Size): boolean {
  return maximizeBelow !== undefined && viewport.width < maximizeBelow
}
