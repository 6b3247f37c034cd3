/** What following a journey needs, and what its parts share. Types only. */
import type { BrowserHistory } from '../base/services/browserHistory.ts'
import type { DesktopState, WindowId } from '../desktop/state.ts'
import type { DeskMemory, Journey } from '../memory/deskState.ts'
import type { FirstEntry } from './entryIndex.ts'
import type { Site } from './lookUp.ts'
import type { Shown } from './stops.ts'

/** What a phone can do to its sheets. */
export interface PhoneCommands {
  /** Closes menus and dialogs that lie over the sheets. */
  uncover(): void
  /** Closes the topmost sheet, or minimizes it if it cannot be closed. */
  leaveTopmost(): void
  /** Shows the plain grid. */
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
  /** Sets the title of the document: that of the window in front, or null where there is none. */
  setTitle(title: string | null): void
  /** Back or Forward has led to this window; the page may not show it yet. */
  onReturn(id: WindowId): void
  /** @param replaces whether the visit begins with that page instead of this one */
  toPage(path: string, replaces: boolean): void
}

export interface Present extends Pick<
  Followed,
  'memory' | 'registry' | 'history' | 'phone' | 'onReturn'
> {
  journey(): Journey
  put(next: Journey): void
  look(): Shown
  /** Looks up what the address of the present entry leads to. */
  ask(): void
  /** Moves to another entry, which is no travel of the visitor. */
  goTo(index: number): void
  /** What lies over the sheets of a phone, such as a menu. */
  readonly cover: { isOn(): boolean; takeAway(): void }
}
