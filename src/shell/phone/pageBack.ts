/**
 * What Back closes on a phone: first anything over the sheets, then the sheets. The follower,
 * loaded with the first window at the latest, handles places within a sheet, Forward and addresses.
 */
import type { BrowserHistory } from '../../base/services/browserHistory.ts'
import { levelIn, withLevel } from '../../base/services/historyLevel.ts'
import { type BackStack, createBackStack, type Levels, type PageHistory } from './backStack.ts'
import { goHome, leaveTopmost, type Store } from './sheet/sheetCommands.ts'
import { shownCount } from './sheet/sheets.ts'

export interface SheetBack {
  /** Closes the topmost sheet, or minimizes it if it cannot be closed. */
  leaveTopmost(): void
  goHome(): void
}

export interface SheetLevels extends Levels {
  count(): number
}

export interface SheetFollower {
  /** Resolves to null if the code cannot be loaded or is no longer needed. */
  start(back: SheetBack): Promise<SheetLevels | null>
  end(): void
}

export interface PageBack {
  setCovered(isCovered: boolean): void
  end(): void
}

interface Page {
  readonly store: Store
  readonly history: BrowserHistory
  readonly follower: SheetFollower
  uncover(): void
}

function pageHistory(history: BrowserHistory): PageHistory {
  return {
    level: () => levelIn(history),
    isNew: () => history.state() === null,
    push: (level) => history.push(withLevel(history.state(), level)),
    mark: (level) => history.replace(withLevel(history.state(), level)),
    go: (delta) => history.go(delta),
  }
}

/** One stack per history, as a navigation may be in progress when the layout is mounted again. */
const stacks = new WeakMap<BrowserHistory, BackStack>()

function backStackOf(history: BrowserHistory): BackStack {
  const known = stacks.get(history)
  if (known) return known
  const stack = createBackStack(pageHistory(history))
  stacks.set(history, stack)
  // The subscription lives as long as the page, so nothing ends it.
  history.subscribe(stack.arrived)
  return stack
}

export function createPageBack({ store, history, follower, uncover }: Page): PageBack {
  const stack = backStackOf(history)
  // The visitor has entered an address, or the entry is from the desktop or an earlier load.
  const isWanted = history.fragment() !== '' || history.state() !== null
  // Only the follower can interpret an entry of an earlier load.
  let isKnown = levelIn(history) === null
  let isCovered = false
  let sheets: SheetLevels | null = null
  let starting: Promise<void> | null = null

  const load = async (): Promise<void> => {
    const back = { leaveTopmost: () => leaveTopmost(store), goHome: () => goHome(store) }
    sheets = await follower.start(back)
    isKnown = true
    // The next change tries again.
    if (!sheets) starting = null
    stack.update()
  }
  // Asynchronous, since a follower that opens a window at once would start another one.
  const start = (): Promise<void> => (starting ??= Promise.resolve().then(load))
  const leaveSheets = (count: number): void => {
    for (let left = count; left > 0; left -= 1) leaveTopmost(store)
  }
  const stopFollowing = stack.follow({
    count: () => {
      const open = sheets ? sheets.count() : shownCount(store.getState())
      return isKnown ? open + Number(isCovered) : null
    },
    leave(count) {
      const left = count - Number(isCovered)
      if (isCovered) uncover()
      isCovered = false
      if (sheets) sheets.leave(left)
      else leaveSheets(left)
    },
    bring: (count) => sheets?.bring(count),
    forgetAhead: () => sheets?.forgetAhead(),
    settled: () => sheets?.settled(),
    async entered() {
      await start()
      await sheets?.entered()
    },
    passes: () => sheets?.passes() ?? false,
  })
  const changed = (): void => {
    if (store.getState().apps.length > 0) void start()
    stack.update()
  }
  const unsubscribe = store.subscribe(changed)
  if (isWanted || !isKnown) void start()
  changed()

  return {
    setCovered(next) {
      isCovered = next
      stack.update()
    },
    end() {
      stopFollowing()
      unsubscribe()
      follower.end()
    },
  }
}
