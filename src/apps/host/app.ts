/** How an app describes itself, in its `manifest.ts`; all else is derived from it. Types only. */
import type { ComponentType } from 'react'
import type { StartMenuList } from '../../owner/startMenuEntries.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { DesktopCommand } from '../../desktop/commands.ts'
import type { CookieBannerManifest, WindowManifest } from '../../desktop/manifest.ts'
import type { AppWindow } from '../../desktop/state.ts'

/** A place inside an app that Run and search find under a name of its own. */
interface AppPlace {
  readonly label: string
  readonly path: string
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
}

interface Presence {
  /** What START and the desktop call the app; its name where absent. */
  readonly label?: string
  /**
   * The icon on the desktop, where the owner's list (`content/desktopIcons.ts`) names none for the
   * app. Its number identifies the icon for ever: never change it, never use it twice.
   */
  readonly desktopIcon?: { readonly id: number }
  /** True: a phone, which has no START menu, shows an icon of it after the others. */
  readonly hasPhoneIcon?: true
  /** The list of START to which the app is appended unless the owner's lists name it. */
  readonly startMenu?: StartMenuList
  /** Words in lower case that Run and search find the app by; Run takes the first for its command. */
  readonly words: readonly string[]
  readonly places?: readonly AppPlace[]
  /** True: a row of the taskbar's own menu opens it. */
  readonly isInTaskbarMenu?: true
  /** What the app lets visitors do by keys that work anywhere on the desktop; the help's table of keys names them. */
  readonly commands?: readonly DesktopCommand[]
}

export interface WindowApp extends WindowManifest, Presence {
  /** True: each path that the app shows is also a page of the site. */
  readonly hasPage?: boolean
  /** True: a bubble in the corner of the desktop invites visitors to open the app. */
  readonly hasInvitation?: boolean
  /**
   * The part of a window's draft that survives a reload, as a JSON value, or undefined if there is none. The argument
   * is a draft, or a stored value that anybody may have written.
   */
  readonly keptDraft?: (value: unknown) => unknown
  /** The title under which START lists the draft of a closed window; undefined if it is not worth listing. */
  readonly recentTitle?: (draft: unknown) => string | undefined
  load(): Promise<AppModule>
}

export type App = WindowApp | (CookieBannerManifest & Presence)

/** An action that opens a window, takes one to another place, or names it. */
export type OpenAction = Extract<
  DesktopAction,
  { readonly type: 'app/added' | 'message/shown' | 'window/wentTo' | 'window/titled' }
>

export interface AppViewProps {
  readonly window: AppWindow
  readonly close: () => void
  /** Opens a window of any app; takes the view's own window to another place, or names it. */
  readonly open: (action: OpenAction) => void
}

export interface AppModule {
  readonly default: ComponentType<AppViewProps>
}
