/**
 * My Recent Documents: the posts that were read, and the notes that were closed with text in them. START lists them, and
 * the session keeps them (app/session).
 */
import { useEffect } from 'react'
import type { DesktopAction } from '../../desktop/actions.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { AppName, AppWindow, WindowId } from '../../desktop/state.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { type DraftStore, draftOf, lastDraft } from './drafts.ts'
import type { Registry } from './registry.ts'

export interface Recent {
  /** What START calls it. */
  readonly title: string
  readonly appName: AppName
  /** What its window showed. */
  readonly path: string
  /** What was typed into it; absent for a post, which is found at its path. */
  readonly draft?: unknown
  /** The id of the closed window; absent if none was closed, or its id is no longer known. */
  readonly closedId?: WindowId
}

/** At most this many are listed, as in the era. */
export const MOST_RECENTS = 15
/** Titles are cut to this many characters. */
const LONGEST_TITLE = 60

interface Recents {
  /** Newest first. */
  list: readonly Recent[]
  readonly listeners: Set<() => void>
}

const recentsByStore = new WeakMap<DraftStore, Recents>()

function recentsOf(store: DraftStore): Recents {
  const known = recentsByStore.get(store) ?? { list: [], listeners: new Set() }
  recentsByStore.set(store, known)
  return known
}

/** Newest first. */
export function readRecents(store: DraftStore): readonly Recent[] {
  return recentsOf(store).list
}

/** Lists these instead, newest first. Of too many it drops the oldest that were only read, and notes after them. */
export function putRecents(store: DraftStore, list: readonly Recent[]): void {
  const recents = recentsOf(store)
  const notes = list.filter(({ draft }) => draft !== undefined).slice(0, MOST_RECENTS)
  const read = list.filter(({ draft }) => draft === undefined)
  const listed = new Set([...notes, ...read.slice(0, MOST_RECENTS - notes.length)])
  recents.list = list.filter((recent) => listed.has(recent))
  for (const listener of recents.listeners) listener()
}

/** Calls `listener` whenever the list changes. Returns what ends the subscription. */
export function watchList(store: DraftStore, listener: () => void): () => void {
  const { listeners } = recentsOf(store)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function add(store: DraftStore, recent: Recent): void {
  const title = recent.title.slice(0, LONGEST_TITLE)
  const others = readRecents(store).filter((other) => recent.draft || other.path !== recent.path)
  putRecents(store, [{ ...recent, title }, ...others])
}

/** From now on lists what was typed into each window that closes. */
export function watchClosed(store: DraftStore, registry: Registry): void {
  const closed = (window: AppWindow): void => {
    const { appName, location, id } = window
    const draft = registry.keptDraft(appName, lastDraft(store, id))
    const title = draft === undefined ? undefined : registry.recentTitle(appName, draft)
    if (title === undefined || !location) return
    add(store, { title, appName, path: location.path, draft, closedId: id })
  }
  store.subscribe((state, previous) => {
    if (state.apps === previous.apps) return
    for (const window of previous.apps) if (!windowById(state, window.id)) closed(window)
  })
}

/** Removes a closed window that is open again, with its text, from the list. */
export function forgetReopened(store: DraftStore, id: WindowId): void {
  const list = readRecents(store)
  const left = list.filter(({ closedId }) => closedId !== id)
  if (left.length < list.length) putRecents(store, left)
}

/** The draft of the app's last closed window that is listed; undefined if there is none. */
export function closedDraft(store: DraftStore, appName: AppName): unknown {
  return lastClosed(store, appName)?.draft
}

/** Returns the {@link closedDraft} and removes it from the list: the caller continues with it. */
export function takeClosedDraft(store: DraftStore, appName: AppName): unknown {
  const last = lastClosed(store, appName)
  if (!last) return undefined
  const others = readRecents(store).filter((recent) => recent !== last)
  putRecents(store, others)
  return last.draft
}

function lastClosed(store: DraftStore, appName: AppName): Recent | undefined {
  return readRecents(store).find(
    (recent) => recent.appName === appName && recent.draft !== undefined,
  )
}

/** Opens the document with what was typed into it. */
export function openRecent(
  store: DraftStore,
  { appName, path, draft, ...recent }: Recent,
  dispatch: (action: DesktopAction) => void,
): void {
  const id = String(store.getState().nextAppID)
  dispatch({ type: 'app/added', appName, location: { path } })
  if (draft === undefined || !windowById(store.getState(), id)) return
  draftOf<unknown>(store, id, undefined).keep(draft)
  const { title, closedId } = recent
  const isSame = (other: Recent): boolean =>
    other.draft === draft && other.title === title && other.closedId === closedId
  putRecents(
    store,
    readRecents(store).filter((other) => !isSame(other)),
  )
}

/**
 * Lists what the window shows as read.
 * @param title undefined while there is nothing to be read
 */
export function useRead({ appName, location }: AppWindow, title: string | undefined): void {
  const store = useOSAppState()
  const path = location?.path
  useEffect(() => {
    if (title !== undefined && path !== undefined) add(store, { title, appName, path })
  }, [store, appName, path, title])
}
