/**
 * The history of a visit as a list of names: an oracle for what Back and Forward lead to. A window is identified by its
 * name, whichever id it has, and what it shows is `{name} at {location}`.
 */

/** What the window that is in front shows, undefined for the desktop, null for a message. */
export type Shown = string | undefined | null

/** A list of what was in front, and where Back and Forward have led in it. */
export function anOracle() {
  const entries: (string | undefined)[] = [undefined]
  /** How far each window is scrolled, by its name, and how far it was when an entry was left. */
  const scrolled = new Map<string, number>()
  const left = new Map<number, number>()
  let at = 0
  /** What the current entry represented before its windows were minimized. */
  let minimized: string[] = []
  /** Whether a message has replaced what the current entry represented. */
  let isReplaced = false
  /** What Show Desktop has hidden: the topmost window, and what Back brings back into view. */
  let aside: { readonly top: Shown; readonly open: readonly string[] } | null = null
  /** How many entries that represent nothing lie above the last one, as that of a wrong address. */
  let levels = 0
  const topOf = (shown: Shown) => scrolled.get(windowOf(shown ?? '')) ?? 0
  const leave = (index: number): void => {
    if (entries[index] !== undefined) left.set(index, topOf(entries[index]))
  }
  const isSkipped = (index: number, shown: Shown) =>
    index in entries && shown !== null && entries[index] === shown
  /** @returns what must be in front then */
  const travel = (by: 1 | -1, { shown, places }: Seen): Shown => {
    let to = at + by
    leave(at)
    for (; isSkipped(to, shown); to += by) leave(to)
    const last = at
    at = Math.min(entries.length - 1, Math.max(0, to))
    if (at !== last) minimized = []
    if (at !== last) isReplaced = false
    const next = to in entries ? entries[to] : shown
    if (next && !places.includes(next)) scrolled.set(windowOf(next), left.get(at) ?? 0)
    return next
  }
  const cutAbove = (): void => {
    entries.splice(at + 1)
  }
  const push = (next: string | undefined): void => {
    leave(at)
    cutAbove()
    at += 1
    entries.push(next)
    minimized = []
    levels = 0
  }
  /** An address that was entered opened nothing: its entry is left at once, and leads nowhere. */
  const turnBack = (): void => {
    cutAbove()
    levels = 1
  }
  /** A window above the first entry was closed: if both represent the same now, Back from the upper one would do nothing. */
  const goOnBelow = (): void => {
    if (at !== 1 || minimized.length > 0 || entries[0] !== entries[1]) return
    at = 0
    if (entries.length > 2) return
    cutAbove()
    levels += 1
  }
  const note = ({ shown: now, open, places }: Seen): Shown => {
    const entry = entries[at]
    const isLeft = entry !== undefined && !open.includes(windowOf(entry))
    if (isLeft && places.includes(entry)) minimized.push(entry)
    // A closed window that is opened again is another one, though it has the same name.
    const windows = places.map(windowOf)
    minimized = minimized.filter((each) => windows.includes(windowOf(each)))
    const isClosed = isReplaced || (isLeft && !windows.includes(windowOf(entry)))
    if (now === undefined) isReplaced = false
    if (now === null && isLeft) isReplaced = true
    if (now === undefined || now === null) {
      if (isLeft) entries[at] = undefined
    } else if (minimized.includes(now)) {
      entries[at] = now
      minimized = minimized.slice(0, minimized.indexOf(now))
    } else if (now !== entry && (isLeft || isReplaced)) entries[at] = now
    else if (now !== entry) push(now)
    if (now) isReplaced = false
    if (isClosed && now !== null) goOnBelow()
    return now
  }
  /** Back undoes Show Desktop, and leads nowhere else. @returns what must be in front then */
  const bringBack = (top: Shown): Shown => {
    // The visitor was on the desktop before, and in no window.
    if (!top || !minimized.includes(top)) return top === null ? null : undefined
    entries[at] = top
    minimized = minimized.slice(0, minimized.indexOf(top))
    return top
  }
  const watchAside = (type: string, before: Seen, now: Seen): void => {
    if (type === 'showDesktop' && now.open.length === 0 && before.open.length > 0) {
      const top = before.open.at(-1) ?? ''
      const place = before.places.find((each) => windowOf(each) === top)
      aside = { top: place ?? null, open: before.open }
    } else if (now.open.length > 0 || type === 'reload') aside = null
  }
  return {
    position: () => at,
    length: () => entries.length + levels,
    topOf,
    /** What Show Desktop has hidden, and brings back; null where it is not in effect. */
    hidden: () => aside?.open ?? null,
    /** @param type of the step, such as `back`, `forward`, `reload` or `wrong`; any other is only noted */
    after(type: string, before: Seen, now: Seen): Shown {
      const hidden = aside
      watchAside(type, before, now)
      if (type === 'back' && hidden && at > 0) return bringBack(hidden.top)
      if (type === 'back') return travel(-1, before)
      if (type === 'forward') return travel(1, before)
      if (type === 'wrong') turnBack()
      if (type === 'reload') {
        // The message that was in front is gone, and what lay below it is no step.
        isReplaced ||= entries[at] === undefined
      }
      const shown = note(now)
      // Without the history, the views determine where a page is scrolled to; a message does not survive a reload.
      if (type !== 'reload' && shown) scrolled.set(windowOf(shown), now.top)
      return type === 'reload' && before.shown !== null ? before.shown : shown
    },
  }
}

export const windowOf = (shown: string): string => shown.slice(0, shown.indexOf(' at '))

/** What is in front, how far it is scrolled, and what all windows show, in front or not. */
export interface Seen {
  readonly shown: Shown
  readonly top: number
  /** Names of the windows that are not minimized. */
  readonly open: readonly string[]
  readonly places: readonly string[]
}
