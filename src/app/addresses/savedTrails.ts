/**
 * What sheets showed before, and what Forward brings back, in the state of an entry of the history, for the next load;
 * anybody may have written it.
 */
import * as v from 'valibot'
import { canShow } from '../../desktop/locations.ts'
import type { Manifests } from '../../desktop/manifest.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { DesktopState } from '../../desktop/state.ts'
import { LONGEST_TRAIL, MOST_AHEAD, type SheetHistory } from './sheetTrails.ts'

/** Other keys of an entry's state belong to others. */
const KEYS = { trails: 'trails', ahead: 'ahead' } as const

const placeSchema = v.object({
  path: v.string(),
  section: v.exactOptional(v.string()),
  top: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
})
const trailsSchema = v.array(
  v.tuple([v.string(), v.pipe(v.array(placeSchema), v.maxLength(LONGEST_TRAIL))]),
)
const aheadSchema = v.pipe(
  v.array(v.object({ id: v.string(), appName: v.string(), location: placeSchema })),
  v.maxLength(MOST_AHEAD),
)

/** The state of an entry, with this saved in it. */
export function withSheets(state: unknown, { trails, ahead }: SheetHistory): object {
  const mine: readonly string[] = Object.values(KEYS)
  const others = Object.entries(Object(state ?? {})).filter(([key]) => !mine.includes(key))
  return Object.fromEntries([
    ...others,
    ...(trails.size > 0 ? [[KEYS.trails, [...trails]]] : []),
    ...(ahead.length > 0 ? [[KEYS.ahead, ahead]] : []),
  ])
}

/**
 * What is saved in an entry's state: trails of windows which are open, without places that the window's app cannot show;
 * and what is ahead up to the first that no app can show.
 */
export function sheetsIn(
  entryState: unknown,
  state: DesktopState,
  manifests: Manifests,
): SheetHistory {
  const saved = Object(entryState ?? {})
  const isShowable = (appName: string, path: string): boolean => {
    const manifest = manifests.get(appName)
    return manifest !== undefined && canShow(manifest, path)
  }
  const trails = v.safeParse(trailsSchema, saved[KEYS.trails])
  const sound = (trails.success ? trails.output : []).map(([id, places]) => {
    const appName = windowById(state, id)?.appName ?? ''
    return [id, places.filter(({ path }) => isShowable(appName, path))] as const
  })
  const ahead = v.safeParse(aheadSchema, saved[KEYS.ahead])
  const levels = ahead.success ? ahead.output : []
  const lost = levels.findIndex(({ appName, location }) => !isShowable(appName, location.path))
  return {
    trails: new Map(sound.filter(([, places]) => places.length > 0)),
    ahead: lost < 0 ? levels : levels.slice(0, lost),
  }
}
