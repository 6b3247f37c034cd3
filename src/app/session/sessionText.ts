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
import { windowById } from '../../desktop/selectors.ts'
import type { AppWindow, DesktopState, Focusing, KeptWindow } from '../../desktop/state.ts'
import { keptWindow } from '../addresses/historyMemory.ts'
import { withShortTexts } from './longTexts.ts'
import type { Loss } from './losses.ts'
import { type SessionMemory, parseMemory, memoryPart, withoutDrafts } from './sessionMemory.ts'
import { sessionWindowSchema, type SessionWindow } from './sessionWindow.ts'

/** Increase it when the meaning of a field changes; a session of another version is dropped. */
const VERSION = 1
/** Characters of a session: browsers give a site about five million. */
const LONGEST = 4_000_000

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
  /** The history's memory; absent in the text of an earlier version, and in the text for the next visit. */
  past: v.exactOptional(v.unknown()),
})

export interface Session {
  readonly focusing: Focusing
  /** Bottom to top. */
  readonly windows: readonly SessionWindow[]
  /** Null stands in the place of one that does not validate, since the memory names them by their places. */
  readonly recents: readonly (Recent | null)[]
  /** What Back and Forward need; undefined where the tab has no history of this desktop. */
  readonly memory: SessionMemory | undefined
}

type Apps = Pick<Registry, 'keptDraft' | 'manifests' | 'recentTitle'>

export interface SessionText {
  /** Null if there is nothing to keep. */
  readonly text: string | null
  /** The same without the memory of the history, for a visit in another tab, which has another history. */
  readonly desk: string | null
  /** The typed texts that `text` lacks, or holds only in part. */
  readonly losses: readonly Loss[]
}

/**
 * What a later load needs to show the same. If a text is too long, its beginning is kept. If there is no room, parts
 * are left out in this order: what was typed into closed windows that nothing lists, the oldest of My Recent Documents,
 * the drafts of the lowest windows.
 */
export function sessionText(store: DraftStore, apps: Apps, longest: number = LONGEST): SessionText {
  const state = store.getState()
  const losses = new Map<string, Loss>()
  const lose = (text: LostText, isCut: boolean): void =>
    void losses.set(text.key, { ...text, isCut })
  const recents = readRecents(store).map((recent) =>
    shortened(recent, () => lose(textOfRecent(recent), true)),
  )
  const windows = windowsToKeep(state)
    .slice(-MOST_RESTORED)
    .map((window) => sessionWindowOf(window, store, apps))
    .map((window) => shortened(window, () => lose(textOfWindow(window, apps), true)))
  const memory = memoryPart(store, apps, recents)
  let memoryText = memory && JSON.stringify(memory)
  let desk = write(windows, state.focusing, recents)
  const isTooLong = (): boolean => withMemory(desk, memoryText).length > longest
  if (memory && isTooLong()) memoryText = JSON.stringify(withoutDrafts(memory))
  while (isTooLong() && recents.length > 0) {
    for (const recent of recents.splice(-1)) {
      // What was only read is still on the site.
      if (recent.draft !== undefined) lose(textOfRecent(recent), false)
    }
    desk = write(windows, state.focusing, recents)
  }
  for (let index = 0; isTooLong() && index < windows.length; index += 1) {
    const window = windows[index]
    if (window?.draft === undefined) continue
    const { draft: _, ...rest } = window
    windows[index] = rest
    lose(textOfWindow(window, apps), false)
    desk = write(windows, state.focusing, recents)
  }
  const isEmpty = windows.length + recents.length === 0
  const isForgotten = isEmpty && (memory?.closed.length ?? 0) === 0
  return {
    text: isForgotten ? null : withMemory(desk, memoryText),
    desk: isEmpty ? null : desk,
    losses: [...losses.values()],
  }
}

/** The item with texts that are too long cut to their beginnings; calls `onCut` if any is. */
function shortened<Item extends { readonly draft?: unknown }>(item: Item, onCut: () => void): Item {
  const draft = withShortTexts(item.draft)
  if (draft === item.draft) return item
  onCut()
  return { ...item, draft }
}

type LostText = Omit<Loss, 'isCut'>

function textOfWindow({ window, draft }: SessionWindow, apps: Apps): LostText {
  return { key: window.id, name: apps.recentTitle(window.appName, draft) ?? window.title }
}

function textOfRecent({ closedId, title }: Recent): LostText {
  return { key: closedId ?? title, name: title }
}

/** Whether the visitor has typed something whose loss is worth a warning. */
export function hasTexts(store: DraftStore, apps: Apps): boolean {
  const isText = ({ id, appName }: AppWindow): boolean => {
    const draft = apps.keptDraft(appName, draftOf<unknown>(store, id, undefined).read())
    return draft !== undefined && apps.recentTitle(appName, draft) !== undefined
  }
  const isListed = readRecents(store).some(({ draft }) => draft !== undefined)
  return isListed || store.getState().apps.some(isText)
}

function write(
  windows: readonly SessionWindow[],
  focusing: Focusing,
  recents: readonly Recent[],
): string {
  // An id means nothing in another tab; in this one the memory of the history has it.
  const listed = recents.map((recent) => ({ ...recent, closedId: undefined }))
  return JSON.stringify({
    version: VERSION,
    focusing,
    entries: windows,
    ...(listed.length > 0 && { recents: listed }),
  })
}

/**
 * Splices the memory into the finished text, so that the rest, which may be millions of characters long, is not
 * serialized twice.
 */
function withMemory(text: string, memory: string | undefined): string {
  return memory === undefined ? text : `${text.slice(0, -1)},"past":${memory}}`
}

function windowsToKeep({ apps, appOrder }: DesktopState): readonly KeptWindow[] {
  return appOrder.flatMap((wanted) => {
    const window = apps.find(({ id }) => id === wanted)
    return window ? keptWindow(window) : []
  })
}

function sessionWindowOf(window: KeptWindow, store: DraftStore, apps: Apps): SessionWindow {
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
  const windows = session.output.entries.flatMap((each) => {
    const window = v.safeParse(sessionWindowSchema, each)
    return window.success ? window.output : []
  })
  const recents = (session.output.recents ?? []).map((each) => {
    const recent = v.safeParse(recentSchema, each)
    return recent.success ? recent.output : null
  })
  const { focusing, past } = session.output
  return { focusing, windows, recents, memory: parseMemory(past) }
}

/** Restores My Recent Documents, without those that no app can show, or whose typed text is lost. */
export function restoreRecents({ recents, memory }: Session, store: DraftStore, apps: Apps): void {
  const ids = new Map(memory?.closed.map(({ window, recent }) => [recent, window.id]))
  const listed = recents.flatMap((each, index): Recent[] => {
    if (!each) return []
    const { draft, ...kept } = each
    const closedId = ids.get(index)
    const recent = { ...kept, ...(closedId !== undefined && { closedId }) }
    const manifest = apps.manifests.get(recent.appName)
    if (!manifest || !canShow(manifest, recent.path)) return []
    if (draft === undefined) return [recent]
    const sound = apps.keptDraft(recent.appName, draft)
    return sound === undefined ? [] : [{ ...recent, draft: sound }]
  })
  putRecents(store, listed)
}

/** Gives the restored windows their drafts. */
export function restoreDrafts({ windows }: Session, store: DraftStore, apps: Apps): void {
  for (const { window, draft, reading } of windows) {
    // If two windows have the same id, only one was opened.
    if (windowById(store.getState(), window.id)?.appName !== window.appName) continue
    const kept = apps.keptDraft(window.appName, draft)
    if (kept !== undefined) draftOf<unknown>(store, window.id, undefined).keep(kept)
    if (reading) keepReading(store, window.id, reading)
  }
}
