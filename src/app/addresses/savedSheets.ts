/**
 * The levels of a phone's history, in the state of the entry that stands for the one on the screen, for the next load.
 * Anybody may have written it.
 */
import * as v from 'valibot'
import { canShow } from '../../desktop/locations.ts'
import type { Manifests } from '../../desktop/manifest.ts'
import { type Level, MOST_LEVELS, type SheetHistory } from './sheetLevels.ts'

const levelSchema = v.nullable(
  v.object({
    id: v.string(),
    appName: v.string(),
    location: v.object({
      path: v.string(),
      section: v.exactOptional(v.string()),
      top: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
    }),
  }),
)
const levelsSchema = v.pipe(v.array(levelSchema), v.maxLength(MOST_LEVELS))
const sheetsSchema = v.object({ below: levelsSchema, now: levelSchema, ahead: levelsSchema })

/** The state of an entry, with this saved in it. */
export function withSheets(state: unknown, sheets: SheetHistory): object {
  return { ...Object(state ?? {}), sheets }
}

/**
 * What is saved in an entry's state, without what no app can show: levels below are left out, those ahead end there.
 * @returns null where nothing is saved, or what the entry stands for cannot be shown
 */
export function sheetsIn(entryState: unknown, manifests: Manifests): SheetHistory | null {
  const saved = v.safeParse(sheetsSchema, Object(entryState ?? {}).sheets)
  if (!saved.success) return null
  const isShowable = (level: Level): boolean => {
    const manifest = manifests.get(level?.appName ?? '')
    return level === null || (!!manifest && canShow(manifest, level.location.path))
  }
  const { below, now, ahead } = saved.output
  if (!isShowable(now)) return null
  const lost = ahead.findIndex((level) => !isShowable(level))
  return { below: below.filter(isShowable), now, ahead: lost < 0 ? ahead : ahead.slice(0, lost) }
}
