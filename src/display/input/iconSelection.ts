import { bottomOf, rightOf } from '../../base/geometry/box.ts'
import { iconsHit } from '../scene/marquee.ts'
import type { PlacedIcon } from './iconKeys.ts'

export interface HeldKeys {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Ctrl, or Command on a Mac, adds to the selection. */
export function isAdding({ ctrlKey, metaKey }: Pick<HeldKeys, 'ctrlKey' | 'metaKey'>): boolean {
  return ctrlKey || metaKey
}

/** Null leaves the selection as it is. */
export interface PressSelection {
  readonly atPress: readonly number[] | null
  /** Applied on release without a drag: a press on one of several icons may start a drag of all. */
  readonly atRelease: readonly number[] | null
}

export function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

/** The icons in the rectangle of two icons. Only `to` if `from` no longer exists. */
export function iconsBetween(
  icons: readonly PlacedIcon[],
  from: number,
  to: number,
): readonly number[] {
  const first = icons.find(({ id }) => id === from)?.box
  const second = icons.find(({ id }) => id === to)?.box
  if (!first || !second) return [to]
  const x = Math.min(first.x, second.x)
  const y = Math.min(first.y, second.y)
  const width = Math.max(rightOf(first), rightOf(second)) - x
  const height = Math.max(bottomOf(first), bottomOf(second)) - y
  return iconsHit(icons, { x, y, width, height })
}

/**
 * A press selects one icon; Ctrl toggles it; Shift selects the rectangle from the anchor, and with
 * Ctrl adds it to the selection. The anchor was last pressed without Shift.
 */
export function selectionByPress(
  icons: readonly PlacedIcon[],
  id: number,
  keys: HeldKeys,
  { selected, anchor }: { readonly selected: readonly number[]; readonly anchor: number },
): PressSelection {
  if (keys.shiftKey) {
    const range = iconsBetween(icons, anchor, id)
    return { atPress: isAdding(keys) ? [...selected, ...range] : range, atRelease: null }
  }
  const isSelected = selected.includes(id)
  if (isAdding(keys)) {
    const next = toggled(selected, id)
    return isSelected ? { atPress: null, atRelease: next } : { atPress: next, atRelease: null }
  }
  const isOneOfSeveral = isSelected && selected.length > 1
  return isOneOfSeveral ? { atPress: null, atRelease: [id] } : { atPress: [id], atRelease: null }
}
