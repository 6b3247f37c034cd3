/** The memory of the history (app/addresses/historyMemory.ts) as a part of the text of a session. Pure. */
import * as v from 'valibot'
import { type DraftStore, keepClosedDraft, lastDraft } from '../../apps/host/drafts.ts'
import type { Recent } from '../../apps/host/recents.ts'
import type { Registry } from '../../apps/host/registry.ts'
import { MOST_CLOSED, MOST_TOPS, memoryOf, topsNow } from '../addresses/historyMemory.ts'
import { withShortTexts } from './longTexts.ts'
import { sessionWindowSchema } from './sessionWindow.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const top = v.pipe(v.number(), v.finite(), v.minValue(0))

const closedSchema = v.object({
  ...sessionWindowSchema.entries,
  /** Its index in My Recent Documents, which then has the draft; absent if it is not listed there. */
  recent: v.exactOptional(count),
})
const memorySchema = v.object({
  /** Of the current history entry. */
  index: count,
  /** No window has had this id; history entries may represent closed windows with lower ones. */
  nextId: v.pipe(count, v.minValue(1), v.maxValue(900_000_000)),
  tops: v.array(v.tuple([count, top])),
  /** The newest last. */
  closed: v.array(v.unknown()),
  successors: v.array(v.tuple([v.string(), v.string()])),
})

export type SessionMemory = Omit<v.InferOutput<typeof memorySchema>, 'closed'> & {
  readonly closed: readonly v.InferOutput<typeof closedSchema>[]
}

/** The memory as the session keeps it; undefined if no history follows this desktop. */
export function memoryPart(
  store: DraftStore,
  apps: Pick<Registry, 'keptDraft'>,
  recents: readonly Recent[],
): SessionMemory | undefined {
  const { at, closed, successors } = memoryOf(store)
  if (at === null) return undefined
  return {
    index: at.index,
    nextId: store.getState().nextAppID,
    tops: [...topsNow(store)],
    closed: [...closed.values()].map((window) => {
      const { id, appName } = window
      const recent = recents.findIndex(({ closedId }) => closedId === id)
      if (recent >= 0) return { window, recent }
      const draft = withShortTexts(apps.keptDraft(appName, lastDraft(store, id)))
      return { window, ...(draft !== undefined && { draft }) }
    }),
    successors: [...successors],
  }
}

/** The memory without the drafts of closed windows, to make room. */
export function withoutDrafts(memory: SessionMemory): SessionMemory {
  const closed = memory.closed.map(({ window, recent }) => ({
    window,
    ...(recent !== undefined && { recent }),
  }))
  return { ...memory, closed }
}

/** The memory in the text of a session, without closed windows that do not validate; undefined if there is none. */
export function parseMemory(value: unknown): SessionMemory | undefined {
  const memory = v.safeParse(memorySchema, value)
  if (!memory.success) return undefined
  const closed = memory.output.closed.slice(-MOST_CLOSED).flatMap((each) => {
    const closedWindow = v.safeParse(closedSchema, each)
    return closedWindow.success ? closedWindow.output : []
  })
  return { ...memory.output, closed }
}

/** Makes Back and Forward lead where they led before the page was loaded. */
export function restoreMemory(
  restored: SessionMemory,
  recents: readonly (Recent | null)[],
  store: DraftStore,
  apps: Pick<Registry, 'keptDraft'>,
): void {
  const memory = memoryOf(store)
  memory.at = { index: restored.index, id: null }
  memory.tops = new Map(restored.tops.slice(-MOST_TOPS))
  memory.closed = new Map(restored.closed.map(({ window }) => [window.id, window]))
  memory.successors = new Map(restored.successors.slice(-MOST_CLOSED))
  for (const { window, draft, recent = -1 } of restored.closed) {
    const sound = apps.keptDraft(window.appName, draft ?? recents[recent]?.draft)
    if (sound !== undefined) keepClosedDraft(store, window.id, sound)
  }
}
