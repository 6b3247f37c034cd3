/** The schema of a session. The text is untrusted; invalid windows are dropped one by one. */
import * as v from 'valibot'
import { LONGEST_TITLE, MOST_CLOSED, MOST_STOPS } from '../deskMemory.ts'
import type { Journey } from '../deskState.ts'
import { LONGEST_RUN, MOST_RUN } from '../ran.ts'

/** Increase it when the meaning of a field changes; sessions of other versions are dropped. */
export const VERSION = 1

/** Drops invalid items; of too many, keeps the last ones. */
function soundOnes<const Schema extends v.GenericSchema>(schema: Schema, most = Infinity) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((all): readonly v.InferOutput<Schema>[] =>
      all.slice(-most).flatMap((each) => {
        const sound = v.safeParse(schema, each)
        return sound.success ? [sound.output] : []
      }),
    ),
  )
}

const length = v.pipe(v.number(), v.finite(), v.minValue(-100_000), v.maxValue(100_000))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const top = v.pipe(v.number(), v.finite(), v.minValue(0))
const path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000))

const location = {
  path,
  section: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
}
const windowSchema = v.object({
  id: v.string(),
  appName: v.string(),
  title: v.pipe(v.string(), v.maxLength(LONGEST_TITLE)),
  location: v.exactOptional(v.object(location)),
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
const openSchema = v.object({
  window: windowSchema,
  draft: v.exactOptional(v.unknown()),
  reading: v.exactOptional(v.object({ path: v.string(), top: length })),
})
/** The draft of a listed window is stored in `recents` only. */
const closedSchema = v.object({ window: windowSchema, draft: v.exactOptional(v.unknown()) })
const recentSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TITLE)),
  appName: v.string(),
  path,
  draft: v.exactOptional(v.unknown()),
  closedId: v.exactOptional(v.string()),
})

const visitSchema = v.object({
  id: v.string(),
  appName: v.string(),
  location: v.object({
    ...location,
    top: v.exactOptional(top),
    focused: v.exactOptional(count),
  }),
})
const stopSchema = v.nullable(v.union([visitSchema, v.literal('address')]))
const journeySchema = v.pipe(
  v.object({
    from: count,
    stops: v.pipe(v.array(stopSchema), v.minLength(1), v.maxLength(MOST_STOPS)),
    at: count,
    over: v.pipe(count, v.maxValue(MOST_STOPS)),
    starts: v.pipe(v.array(count), v.maxLength(MOST_STOPS)),
    minimized: v.array(visitSchema),
    isVacant: v.boolean(),
  }),
  v.check(({ from, stops, at }) => at >= from && at < from + stops.length),
  v.transform((journey): Journey => ({ ...journey, goesTo: null })),
)

/** What a tab needs for Back and Forward, which the next visit does not have. */
const pastSchema = v.object({
  /** Above all earlier ids, since history entries may refer to closed windows. */
  nextId: v.pipe(count, v.minValue(1), v.maxValue(900_000_000)),
  /** The newest last. */
  closed: soundOnes(closedSchema, MOST_CLOSED),
  journey: v.fallback(v.nullable(journeySchema), null),
  ran: v.fallback(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(LONGEST_RUN))),
      v.maxLength(MOST_RUN),
      v.readonly(),
    ),
    [],
  ),
})
const sessionSchema = v.object({
  version: v.literal(VERSION),
  focusing: v.picklist(['WINDOW', 'ICON', 'DESKTOP']),
  /** Bottom to top. */
  entries: soundOnes(openSchema),
  /** The newest first. */
  recents: v.fallback(soundOnes(recentSchema), []),
  past: v.fallback(v.optional(pastSchema), undefined),
})

export type Session = v.InferOutput<typeof sessionSchema>
export type OpenWindow = v.InferOutput<typeof openSchema>
export type Past = v.InferOutput<typeof pastSchema>

export function parseSession(text: string): Session | null {
  const session = v.safeParse(v.pipe(v.string(), v.parseJson(), sessionSchema), text)
  return session.success ? session.output : null
}
