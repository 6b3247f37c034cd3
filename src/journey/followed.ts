/** What the parts that follow a journey share. */
import type { Registry } from '../apps/host/registry.ts'
import type { BrowserHistory } from '../base/services/browserHistory.ts'
import type { DesktopState, WindowId } from '../desktop/state.ts'
import type { DeskMemory, Journey } from '../memory/deskState.ts'
import type { FirstEntry } from './entryIndex.ts'
import { NO_JOURNEY } from './journey.ts'
import { leftIn, type Shown, shownIn } from './stops.ts'

export interface PhoneCommands {
  /** Closes menus and dialogs that lie over the sheets. */
  uncover(): void
  /** Closes the topmost sheet, or minimizes it if it cannot be closed. */
  leaveTopmost(): void
  goHome(): void
}

export interface Followed {
  readonly memory: DeskMemory
  readonly registry: Registry
  readonly history: BrowserHistory
  /** Null on the desktop. */
  readonly phone: PhoneCommands | null
  /** Whether menus or dialogs lie over the sheets of a phone. */
  readonly isCovered: boolean
  /** The entry at which the layout was mounted, and the desktop at that time. */
  readonly first: FirstEntry & { readonly state: DesktopState }
  /** Whether the site has this page, which a window shows from data. */
  hasPage(path: string): Promise<boolean>
  /** @param title of the window in front; null for the site's own */
  setTitle(title: string | null): void
  /** Called after Back or Forward has shown this window; it may not be rendered yet. */
  onReturn(id: WindowId): void
  /** @param replaces whether the page replaces this one in the history */
  toPage(path: string, replaces: boolean): void
}

export interface Present extends Omit<Followed, 'isCovered'> {
  isCovered: boolean
  /** Whether the desktop is being changed without recording a step. */
  isActing: boolean
  journey(): Journey
  put(next: Journey): void
  look(): Shown
  /** Changes the desktop without recording a step. */
  act(change: () => void): void
  /** Looks up the address of the current entry. */
  ask(): void
}

export function presentOf(followed: Followed, ask: () => void): Present {
  const { memory, phone } = followed
  const present: Present = {
    ...followed,
    ask,
    isActing: false,
    journey: () => memory.getState().journey ?? NO_JOURNEY,
    put(next) {
      if (next !== memory.getState().journey) memory.setState({ journey: next })
    },
    look() {
      const state = memory.desktop.getState()
      const { front, over } = shownIn(state, phone ? 'phone' : 'desktop')
      return {
        state,
        front,
        over: over + Number(present.isCovered),
        leftAt: (id) => leftIn(memory, id),
      }
    },
    act(change) {
      const was = present.isActing
      present.isActing = true
      try {
        change()
      } finally {
        present.isActing = was
      }
    },
  }
  return present
}
