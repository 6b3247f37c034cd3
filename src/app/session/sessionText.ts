/**
 * The session as text: the windows, and what was typed and read in them. Pure. What is read may have been written by
 * another version, or by anybody: what does not validate is dropped, window by window.
 */
import * as v from 'valibot'
import { type DraftStore, draftOf } from '../../apps/host/drafts.ts'
import { putRecents, readRecents, type Recent } from '../../apps/host/recents.ts'
import type { Registry } from '../../apps/host/registry.ts'
import { keepReading, readingOf } from '../../apps/host/useReadingPosition.ts'
import { canShow } from '../../desktop/locations.ts'
import { MOST_RESTORED } from '../../desktop/store/restoring.ts'
import type { DesktopState, Focusing, KeptWindow } from '../../desktop/state.ts'

/** Increase it when the meaning of a field changes; a session of another version is dropped. */
const VERSION = 1
/** Characters of a session: browsers give a site about five million. */
export const LONGEST = 4_000_000

const length = v.pipe(v.number(), v.finite(), v.minValue(-100_000), v.maxValue(100_000))
const windowSchema = v.object({
  id: v.string(),
  appName: v.string(),
  title: v.pipe(v.string(), v.maxLength(500)),
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
const entrySchema = v.object({
  window: windowSchema,
  draft: v.exactOptional(v.unknown()),
  reading: v.exactOptional(v.object({ path: v.string(), top: length })),
})
const recentSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  appName: v.string(),
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)),
  draft: v.exactOptional(v.unknown()),
})
const sessionSchema = v.object({
  version: v.literal(VERSION),
  focusing: v.picklist(['WINDOW', 'ICON', 'DESKTOP']),
  /** Bottom to top. */
  entries: v.array(v.unknown()),
  /** Newest first; absent in the text of an earlier version. */
  recents: v.exactOptional(v.array(v.unknown())),
})

export type SessionEntry = v.InferOutput<typeof entrySchema>

export interface Session {
  readonly focusing: Focusing
  /** Bottom to top. */
  readonly entries: readonly SessionEntry[]
  readonly recents: readonly Recent[]
}

type Apps = Pick<Registry, 'keptDraft' | 'manifests'>

export interface SessionText {
  /** Null where there is nothing to keep. */
  readonly text: string | null
  /** Titles of the windows whose drafts are too long to be kept. */
  readonly dropped: readonly string[]
}

/**
 * What a later load needs to show the same. What there is no room for is left out: first the oldest of My Recent
 * Documents, then the drafts of the lowest windows.
 */
export function sessionText(store: DraftStore, apps: Apps, longest: number = LONGEST): SessionText {
  const state = store.getState()
  const entries = keptWindows(state)
    .slice(-MOST_RESTORED)
    .map((window) => entryOf(window, store, apps))
  const recents = [...readRecents(store)]
  const dropped: string[] = []
  let text = write(entries, state.focusing, recents)
  while (text.length > longest && recents.length > 0) {
    dropped.push(...recents.splice(-1).map(({ title }) => title))
    text = write(entries, state.focusing, recents)
  }
  for (let index = 0; text.length > longest && index < entries.length; index += 1) {
    const entry = entries[index]
    if (entry?.draft === undefined) continue
    const { draft: _, ...rest } = entry
    entries[index] = rest
    dropped.push(entry.window.title)
    text = write(entries, state.focusing, recents)
  }
  return { text: entries.length + recents.length === 0 ? null : text, dropped }
}

function write(
  entries: readonly SessionEntry[],
  focusing: Focusing,
  recents: readonly Recent[],
): string {
  // An id means nothing in a later load.
  const listed = recents.map((recent) => ({ ...recent, closedId: undefined }))
  return JSON.stringify({
    version: VERSION,
    focusing,
    entries,
    ...(listed.length > 0 && { recents: listed }),
  })
}

function keptWindows({ apps, appOrder }: DesktopState): readonly KeptWindow[] {
  return appOrder.flatMap((wanted) => {
    const window = apps.find(({ id }) => id === wanted)
    if (!window || window.kind === 'message') return []
    const { id, appName, location, minimized, maximized, snapped, size, offset, header } = window
    const place = location && {
      path: location.path,
      ...(location.section !== undefined && { section: location.section }),
    }
    return {
      id,
      appName,
      title: header.title,
      ...(place && { location: place }),
      minimized,
      maximized,
      ...(snapped !== undefined && { snapped }),
      size,
      offset,
    }
  })
}

function entryOf(window: KeptWindow, store: DraftStore, apps: Apps): SessionEntry {
  const draft = apps.keptDraft(window.appName, draftOf<unknown>(store, window.id, undefined).read())
  const reading = readingOf(store, window.id)
  return {
    window,
    ...(draft !== undefined && { draft }),
    ...(reading && { reading: { path: reading.path, top: Math.round(reading.top) } }),
  }
}

/** The session that a text holds, without what does not validate; null where it holds none. */
export function parseSession(text: string): Session | null {
  const session = v.safeParse(v.pipe(v.string(), v.parseJson(), sessionSchema), text)
  if (!session.success) return null
  const entries = session.output.entries.flatMap((entry) => {
    const kept = v.safeParse(entrySchema, entry)
    return kept.success ? kept.output : []
  })
  const recents = (session.output.recents ?? []).flatMap((recent) => {
    const kept = v.safeParse(recentSchema, recent)
    return kept.success ? kept.output : []
  })
  return { focusing: session.output.focusing, entries, recents }
}

/** Lists My Recent Documents again; what no app can show, or has lost what was typed, is left out. */
export function restoreRecents({ recents }: Session, store: DraftStore, apps: Apps): void {
  const sound = recents.flatMap(({ draft, ...recent }): Recent[] => {
    const manifest = apps.manifests.get(recent.appName)
    if (!manifest || !canShow(manifest, recent.path)) return []
    if (draft === undefined) return [recent]
    const kept = apps.keptDraft(recent.appName, draft)
    return kept === undefined ? [] : [{ ...recent, draft: kept }]
  })
  putRecents(store, sound)
}

/** Gives the windows that have been restored their drafts. */
export function restoreDrafts({ entries }: Session, store: DraftStore, apps: Apps): void {
  for (const { window, draft, reading } of entries) {
    const kept = apps.keptDraft(window.appName, draft)
    if (kept !== undefined) draftOf<unknown>(store, window.id, undefined).keep(kept)
    if (reading) keepReading(store, window.id, reading)
  }
}
