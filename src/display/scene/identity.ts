/** Keeps the identity of unchanged objects, so that painters can compare with `===`. */
import { equalBoxes, type Box } from '../../base/geometry/box.ts'
import { equals, type Region } from '../../base/geometry/region.ts'
import type { ButtonPart, IconSurface, WindowLayout, WindowSurface } from './types.ts'

type Keep<T> = (previous: T, next: T) => T

const keepBox: Keep<Box> = (previous, next) => (equalBoxes(previous, next) ? previous : next)
const keepRegion: Keep<Region> = (previous, next) => (equals(previous, next) ? previous : next)

/** Returns the previous object if all fields are the same after `keepers` were applied. */
function keepFields<T extends object>(
  previous: T,
  next: T,
  keepers: { readonly [K in keyof T]?: Keep<T[K]> },
): T {
  const kept: T = { ...next }
  let isSame = true
  for (const key of Object.keys(next) as (keyof T)[]) {
    kept[key] = keepers[key]?.(previous[key], next[key]) ?? next[key]
    isSame &&= Object.is(kept[key], previous[key])
  }
  return isSame ? previous : kept
}

/** Returns the previous list if all members are the same after `keep` was applied by index. */
export function keepList<T>(
  previous: readonly T[],
  next: readonly T[],
  keep: Keep<T> = (_, member) => member,
): readonly T[] {
  const kept = next.map((member, index) => {
    const before = previous[index]
    return before === undefined ? member : keep(before, member)
  })
  const isSame = kept.length === previous.length && kept.every((m, i) => Object.is(m, previous[i]))
  return isSame ? previous : kept
}

const keepLayout: Keep<WindowLayout> = (previous, next) =>
  keepFields(previous, next, {
    titleBar: keepBox,
    icon: keepBox,
    title: keepBox,
    client: keepBox,
  })

const keepButton: Keep<ButtonPart> = (previous, next) =>
  keepFields(previous, next, { box: keepBox })

export const keepWindow: Keep<WindowSurface> = (previous, next) =>
  keepFields(previous, next, {
    box: keepBox,
    layout: keepLayout,
    buttons: (before, after) => keepList(before, after, keepButton),
    opaque: keepRegion,
    visible: keepRegion,
    clientVisible: keepRegion,
  })

export const keepIcon: Keep<IconSurface> = (previous, next) =>
  keepFields(previous, next, {
    lines: (before, after) => keepList(before, after),
    box: keepBox,
    picture: keepBox,
    label: keepBox,
  })

export function keepNullableBox(previous: Box | null, next: Box | null): Box | null {
  return previous !== null && next !== null ? keepBox(previous, next) : next
}
