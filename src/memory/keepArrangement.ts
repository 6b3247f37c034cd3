/** Stores the arrangement of the desktop's icons and syncs it between tabs. */
import * as v from 'valibot'
import type { Dispose } from '../base/motion/scheduler.ts'
import type { ChoiceStorage } from '../base/services/storage.ts'
import type { IconArrangement } from '../desktop/state.ts'
import type { DesktopStore } from '../desktop/store/store.ts'

/** Limits beyond what any desktop produces; larger values were not written here. */
const MOST_ICONS = 500
const FARTHEST_PLACE = 999

const iconId = v.pipe(v.number(), v.safeInteger())
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(FARTHEST_PLACE))

const linedUpSchema = v.object({
  auto: v.literal(true),
  order: v.pipe(v.array(iconId), v.maxLength(MOST_ICONS)),
})
const placedSchema = v.object({
  auto: v.literal(false),
  places: v.pipe(
    v.array(v.object({ id: iconId, column: place, row: place })),
    v.maxLength(MOST_ICONS),
  ),
})

function keptArrangement(storage: Pick<ChoiceStorage, 'read'>): IconArrangement | undefined {
  const { icons } = storage.read()
  // One after the other instead of `union`, which phones would load for nothing else.
  const linedUp = v.safeParse(linedUpSchema, icons)
  if (linedUp.success) return linedUp.output
  const placed = v.safeParse(placedSchema, icons)
  return placed.success ? placed.output : undefined
}

/** Restores the stored arrangement, then stores changes until the result is called. */
export function keepArrangement(
  { getState, dispatch, subscribe }: DesktopStore,
  storage: ChoiceStorage,
): Dispose {
  const adopt = (): void => {
    const arrangement = keptArrangement(storage)
    if (!arrangement || JSON.stringify(arrangement) === JSON.stringify(getState().arrangement)) {
      return
    }
    dispatch({ type: 'icons/arranged', arrangement })
  }
  adopt()
  const ends = [
    subscribe(({ arrangement }, previous) => {
      if (arrangement === previous.arrangement) return
      if (JSON.stringify(arrangement) === JSON.stringify(keptArrangement(storage))) return
      storage.write({ icons: arrangement })
    }),
    storage.subscribe(adopt),
  ]
  return () => ends.forEach((end) => end())
}
