/** Which icons a press or a key selects. Pure: ids and boxes, no elements. */
import { bottomOf, rightOf } from '../../base/geometry/box.ts'
import { iconsHit } from '../scene/marquee.ts'
import type { PlacedIcon } from './iconKeys.ts'

/** The keys that were held while something was pressed. */
export interface HeldKeys {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Whether what is pressed is added to what is selected: Command is the key for it on a Mac. */
export function isAdding({ ctrlKey, metaKey }: Pick<HeldKeys, 'ctrlKey' | 'metaKey'>): boolean {
  return ctrlKey || metaKey
}

/** What is to be selected; null leaves the selection as it is. */
export interface PressSelection {
  readonly atPress: readonly number[] | null
  /** When the pointer is let go without a drag: a press on one of several icons may be about to drag them all. */
  readonly atRelease: readonly number[] | null
}

/** The ids with this one taken away where it is among them, else added. */
export function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

/**
 * The icons in the rectangle that two icons span, these two included, as the era's lists with free
 * places did. Only `to` where `from` is not there any more.
 */
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
 * What a press on an icon selects: it alone, with Ctrl it as well or no longer, with Shift the rectangle
 * from the icon that was pressed last without Shift, and with both that rectangle as well.
 * @param selected the icons that look selected now
 * @param anchor the icon that was pressed last without Shift
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
