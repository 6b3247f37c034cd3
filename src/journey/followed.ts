/** The interfaces between the parts that follow a journey. */
import type { BrowserHistory } from '../base/services/browserHistory.ts'
import type { DesktopState, WindowId } from '../desktop/state.ts'
import type { DeskMemory, Journey } from '../memory/deskState.ts'
import type { FirstEntry } from './entryIndex.ts'
import type { Site } from './lookUp.ts'
import type { Shown } from './stops.ts'

export interface PhoneCommands {
  /** Closes menus and dialogs that lie over the sheets. */
  uncover(): void
  /** Closes the topmost sheet, or minimizes it if it cannot be closed. */
  leaveTopmost(): void
  goHome(): void
}

export interface Followed extends Omit<Site, 'getState'> {
  readonly memory: DeskMemory
  readonly history: BrowserHistory
  /** Null on the desktop. */
  readonly phone: PhoneCommands | null
  /** Whether menus or dialogs lie over the sheets of a phone. */
  readonly isCovered: boolean
  /** The entry at which the layout was mounted, and the desktop at that time. */
  readonly first: FirstEntry & { readonly state: DesktopState }
  /** @param title of the window in front; null for the site's own */
  setTitle(title: string | null): void
  /** Called after Back or Forward has shown this window; it may not be rendered yet. */
  onReturn(id: WindowId): void
  /** @param replaces whether the page replaces this one in the history */
  toPage(path: string, replaces: boolean): void
}

export interface Present extends Pick<
  Followed,
  'memory' | 'registry' | 'history' | 'phone' | 'onReturn'
> {
  journey(): Journey
  put(next: Journey): void
  look(): Shown
  ask(): void
  /** Moves to another entry without showing what it represents. */
  goTo(index: number): void
  /** Anything over the sheets of a phone, such as a menu. */
  readonly cover: { isOn(): boolean; takeAway(): void }
}
