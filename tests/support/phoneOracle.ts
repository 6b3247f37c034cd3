/**
 * The history of a phone as lists of places: an oracle for what Back and Forward lead to. Each window has the places that it
 * has shown, the present one last, and each of those that are on the screen is a level. What Back has taken away is ahead,
 * until the number of levels changes otherwise.
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

type Screen = Omit<SeenPhone, 'open'>

export function aPhoneOracle() {
  const shown = new Map<WindowId, (string | null)[]>()
  let ahead: { readonly id: WindowId; readonly place: string }[] = []
  const levels = ({ sheets, isCovered }: Screen): number =>
    sheets.reduce((sum, { id }) => sum + (shown.get(id)?.length ?? 0), Number(isCovered))

  const back = ({ sheets, isCovered }: SeenPhone): Screen => {
    const front = sheets.at(-1)
    if (isCovered) ahead = []
    if (isCovered || !front) return { sheets, isCovered: false }
    // A message does not come back, and what was above it is out of reach.
    ahead = front.place === null ? [] : [{ id: front.id, place: front.place }, ...ahead]
    shown.get(front.id)?.pop()
    const place = shown.get(front.id)?.at(-1)
    const others = sheets.slice(0, -1)
    return { sheets: place === undefined ? others : [...others, { ...front, place }], isCovered }
  }
  /** @param now tells which id a sheet has that opens again */
  const forward = ({ sheets, isCovered, open }: SeenPhone, now: SeenPhone): Screen => {
    const next = ahead.shift()
    if (!next) return { sheets, isCovered }
    const id = open.includes(next.id) ? next.id : (now.sheets.at(-1)?.id ?? '')
    ahead = ahead.map((each) => (each.id === next.id ? { ...each, id } : each))
    shown.set(id, [...(shown.get(id) ?? []), next.place])
    const others = sheets.filter((sheet) => sheet.id !== id)
    return { sheets: [...others, { id, place: next.place }], isCovered }
  }
  const note = ({ sheets, open }: SeenPhone): void => {
    for (const id of shown.keys()) if (!open.includes(id)) shown.delete(id)
    for (const { id, place } of sheets) {
      const places = shown.get(id) ?? []
      if (places.length === 0 || places.at(-1) !== place) places.push(place)
      shown.set(id, places)
    }
  }
  return {
    /** @returns what must be on the screen then: after a step other than Back and Forward, what it has led to by itself */
    after(type: string, before: SeenPhone, now: SeenPhone): Screen {
      if (type === 'back') return back(before)
      if (type === 'forward') return forward(before, now)
      const count = levels(before)
      note(now)
      if (type === 'enter' || levels(now) !== count) ahead = []
      return { sheets: now.sheets, isCovered: now.isCovered }
    },
    /** How deep the history must be. */
    levels,
  }
}
