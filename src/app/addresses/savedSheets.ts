/** Saves a phone's levels in the current entry's state. They are untrusted when read. */
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

export function withSheets(state: unknown, sheets: SheetHistory): object {
  return { ...Object(state ?? {}), sheets }
}

/**
 * Drops levels below that no app can show, and those ahead from the first such level on. Null if
 * nothing is saved or no app can show the current level.
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
