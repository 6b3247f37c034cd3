/** What an app and the overlay that shows it owe each other. Types only. */
import type { ComponentType } from 'react'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { AppWindow } from '../../desktop/state.ts'

/** What opens a window. */
export type AddApp = Extract<DesktopAction, { readonly type: 'app/added' }>

export interface AppViewProps {
  /** The window whose client area the view fills. */
  readonly window: AppWindow
  /** Closes that very window. */
  readonly close: () => void
  /** Opens a window: of another app, or of its own where it allows several. */
  readonly open: (action: AddApp) => void
}

/** What the file of a view exports; loaded when the first window of the app is opened. */
export interface AppModule {
  readonly default: ComponentType<AppViewProps>
}
