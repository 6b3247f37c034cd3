/** A window in the text of a session, with what was typed and read in it; also for the history's closed windows. */
import * as v from 'valibot'
import { LONGEST_TITLE } from '../addresses/historyMemory.ts'

const length = v.pipe(v.number(), v.finite(), v.minValue(-100_000), v.maxValue(100_000))
const windowSchema = v.object({
  id: v.string(),
  appName: v.string(),
  title: v.pipe(v.string(), v.maxLength(LONGEST_TITLE)),
  location: v.exactOptional(
    v.object({
      path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)),
      section: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
    }),
  ),
  minimized: v.boolean(),
  maximized: v.boolean(),
  snapped: v.exactOptional(v.picklist(['left', 'right'])),
  size: v.variant('type', [
    v.object({
      type: v.literal('percentage'),
      percentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
    v.object({ type: v.literal('fixed'), width: length, height: length }),
  ]),
  offset: v.variant('type', [
    v.object({ type: v.literal('center') }),
    v.object({ type: v.literal('right'), bottom: length, right: length }),
    v.object({ type: v.literal('xy'), x: length, y: length }),
  ]),
})
export const sessionWindowSchema = v.object({
  window: windowSchema,
  draft: v.exactOptional(v.unknown()),
  reading: v.exactOptional(v.object({ path: v.string(), top: length })),
})

export type SessionWindow = v.InferOutput<typeof sessionWindowSchema>
