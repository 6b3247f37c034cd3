/**
 * The history of a phone as a list of what the screen has shown: an oracle for what Back and Forward lead to. Closing a
 * window removes its entries; a message lies above the list.
 */
import type { WindowId } from '../../src/desktop/state.ts'

export interface SeenSheet {
  readonly id: WindowId
  /** Its address; null for a message. */
  readonly place: string | null
}

export interface SeenPhone {
  /** The windows that are shown, bottom to top. */
  readonly sheets: readonly SeenSheet[]
  /** Of all windows, minimized ones included. */
  readonly open: readonly WindowId[]
  /** Whether something lies over them. */
  readonly isCovered: boolean
}

/** What the visitor sees: the sheet in front, null for the grid, with a number of messages, under a cover or not. */
export interface Screen {
  readonly sheet: SeenSheet | null
  readonly messages: number
  readonly isCovered: boolean
}

export function screenOf({ sheets, isCovered }: SeenPhone): Screen {
  const sheet = sheets.findLast(({ place }) => place !== null) ?? null
  return { sheet, messages: sheets.filter(({ place }) => place === null).length, isCovered }
}

const isSame = (a: SeenSheet | null, b: SeenSheet | null): boolean =>
  a?.id === b?.id && a?.place === b?.place

export function aPhoneOracle() {
  let entries: (SeenSheet | null)[] = [null]
  let at = 0
  /** How far Forward leads: the entries beyond represent nothing that is known. */
  let end = 0
  const forget = (): void => {
    entries = entries.slice(0, at + 1)
    end = at
  }
  /** Removes the entries of closed windows, and those that the visitor would see twice in a row. */
  const prune = (open: readonly WindowId[], now: SeenSheet | null): void => {
    const below: (SeenSheet | null)[] = []
    for (const entry of entries.slice(0, at)) {
      const isThere = entry === null || open.includes(entry.id)
      if (isThere && !(below.length > 0 && isSame(below.at(-1) ?? null, entry))) below.push(entry)
    }
    if (below.length > 0 && isSame(below.at(-1) ?? null, now)) below.pop()
    if (below.length < at) end = 0
    entries = [...below, now, ...entries.slice(at + 1, end + 1)]
    at = below.length
    end = entries.length - 1
  }
  const minimize = (left: SeenSheet, now: SeenSheet): void => {
    const before = entries.slice(0, at + 1)
    const lowest = before.findLastIndex((entry) => entry?.id !== left.id)
    const isBelow = isSame(before[lowest] ?? null, now)
    at = isBelow ? lowest : lowest + 1
    entries[at] = now
  }
  const note = (type: string, now: SeenPhone): void => {
    const { sheet } = screenOf(now)
    const last = entries[at] ?? null
    const isOpen = last === null || now.open.includes(last.id)
    if (isSame(last, sheet) || !isOpen) return prune(now.open, sheet)
    prune(now.open, last)
    if (type === 'minimize' && last && sheet) return minimize(last, sheet)
    forget()
    entries.push(sheet)
    at += 1
    end = at
    return undefined
  }
  const travel = (by: 1 | -1, before: SeenPhone, now: SeenPhone): Screen => {
    const screen = screenOf(before)
    const isMessageInFront = before.sheets.at(-1)?.place === null
    if (by < 0 && screen.isCovered) return { ...screen, isCovered: false }
    if (by < 0 && isMessageInFront) {
      forget()
      return { ...screen, messages: screen.messages - 1 }
    }
    const to = at + by
    if (to < 0 || to > end) return screen
    at = to
    const sheet = entries[at] ?? null
    if (!sheet || before.open.includes(sheet.id)) return { ...screen, sheet }
    // A window that was closed opens again, with another id.
    const id = now.sheets.at(-1)?.id ?? ''
    entries = entries.map((entry) => (entry?.id === sheet.id ? { ...entry, id } : entry))
    return { ...screen, sheet: { ...sheet, id } }
  }
  return {
    /** @returns what the screen must show then; after a step other than Back and Forward, whatever it shows */
    after(type: string, before: SeenPhone, now: SeenPhone): Screen {
      if (type === 'back') return travel(-1, before, now)
      if (type === 'forward') return travel(1, before, now)
      const [was, is] = [screenOf(before), screenOf(now)]
      note(type, now)
      const isOver = is.messages > was.messages || (is.isCovered && !was.isCovered)
      if (isOver || type === 'enter') forget()
      return is
    },
    /** How deep the history must be. */
    levels: ({ messages, isCovered }: Screen): number => at + messages + Number(isCovered),
  }
}
