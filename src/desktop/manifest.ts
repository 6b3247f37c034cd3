/** What the desktop must know of an app. Apps pass it in; the model never imports an app. */
import type { Size } from '../base/geometry/box.ts'
import type { AppName, TitleButton, WindowKind, WindowOffset, WindowSize } from './state.ts'

/** What an app is for where others mean it without its name. `mail`: links to the owner's e-mail address open it. */
export type Purpose = 'search' | 'help' | 'display' | 'sounds' | 'clock' | 'mail'

interface NamedApp {
  readonly appName: AppName
  /** The default title, until `titleOf` or the view (`window/titled`) gives a better one. */
  readonly title: string
  readonly icon: string
}

export interface WindowManifest extends NamedApp {
  readonly kind: WindowKind
  readonly size: WindowSize
  readonly offset: WindowOffset
  readonly closeable: boolean
  readonly resizable: boolean
  readonly multiInstance: boolean
  /** If true, the client area scrolls. If false, the app handles overflow itself. */
  readonly scrollable: boolean
  /** Windows open maximized in viewports narrower than this many CSS pixels. */
  readonly maximizeBelow?: number
  readonly buttons?: readonly TitleButton[]
  readonly noFooterWindow?: boolean
  readonly invisible?: boolean
  readonly purpose?: Purpose
  /**
   * The path that a new window shows. If absent, it is the app's name in kebab case. Null: a new
   * window has no location. Message windows have no path.
   */
  readonly path?: string | null
  /** Patterns of further paths that its windows can show, such as `/blog/:slug` or `/disk/*`. */
  readonly opens?: readonly string[]
  /** The title for a path, if it is known before the window shows the path. */
  titleOf?(path: string): string | undefined
}

export interface CookieBannerManifest extends NamedApp {
  readonly kind: 'cookieBanner'
}

export type AppManifest = WindowManifest | CookieBannerManifest

/** In the order in which the apps are registered. */
export type Manifests = ReadonlyMap<AppName, AppManifest>

/** Undefined on a desktop whose owner has left the app out. */
export function appFor(purpose: Purpose, manifests: Manifests): AppManifest | undefined {
  return [...manifests.values()].find((app) => 'purpose' in app && app.purpose === purpose)
}

export function opensMaximized({ maximizeBelow }: WindowManifest, viewport: Size): boolean {
  return maximizeBelow !== undefined && viewport.width < maximizeBelow
}
