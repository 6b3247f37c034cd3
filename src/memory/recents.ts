/** My Recent Documents: posts that were read, and notes that were closed with text in them. */
import { useEffect, useLayoutEffect, useState } from 'react'
import type { DesktopAction } from '../desktop/actions.ts'
import { windowById } from '../desktop/selectors.ts'
import type { AppName, AppWindow } from '../desktop/state.ts'
import type { DeskMemory, Recent } from './deskState.ts'
import { contentOf, draftOf } from './drafts.ts'
import { useMemory } from './MemoryProvider.ts'

export const MOST_RECENTS = 15
/** In characters. */
const LONGEST_RECENT_TITLE = 60

export function withRecent(list: readonly Recent[], recent: Recent): readonly Recent[] {
  const others = list.filter((other) => recent.draft || other.path !== recent.path)
  return bounded([{ ...recent, title: recent.title.slice(0, LONGEST_RECENT_TITLE) }, ...others])
}

/** Drops the oldest documents without a draft first, then notes. */
function bounded(list: readonly Recent[]): readonly Recent[] {
  const notes = list.filter(({ draft }) => draft !== undefined).slice(0, MOST_RECENTS)
  const read = list.filter(({ draft }) => draft === undefined)
  const listed = new Set([...notes, ...read.slice(0, MOST_RECENTS - notes.length)])
  return list.filter((recent) => listed.has(recent))
}

export function putRecents(memory: DeskMemory, list: readonly Recent[]): void {
  memory.setState({ recents: bounded(list) })
}

/** The draft of the app that was closed last. */
export function lastClosed(memory: DeskMemory, appName: AppName): Recent | undefined {
  const isNote = (recent: Recent): boolean =>
    recent.appName === appName && recent.draft !== undefined
  return memory.getState().recents.find(isNote)
}

/** Removes the draft from the list. */
export function forget(memory: DeskMemory, { draft, title, closedId }: Recent): void {
  const isSame = (other: Recent): boolean =>
    other.draft === draft && other.title === title && other.closedId === closedId
  memory.setState(({ recents }) => ({ recents: recents.filter((other) => !isSame(other)) }))
}

export function openRecent(
  memory: DeskMemory,
  recent: Recent,
  dispatch: (action: DesktopAction) => void,
): void {
  const { appName, path, draft } = recent
  const { getState } = memory.desktop
  const id = String(getState().nextAppID)
  dispatch({ type: 'app/added', appName, location: { path } })
  if (draft === undefined || !windowById(getState(), id)) return
  draftOf<unknown>(memory, id, undefined).keep(draft)
  forget(memory, recent)
}

/**
 * What the app's last window was closed with, for its only window if that has no draft: it leaves the list and becomes
 * this window's. A window that START's list or a reload has opened has been given a draft.
 */
export function useResumed({ id, appName }: AppWindow): unknown {
  const memory = useMemory()
  const [closed] = useState(() => {
    const { apps } = memory.desktop.getState()
    const isOnly = apps.every((other) => other.appName !== appName || other.id === id)
    return isOnly && contentOf(memory, id) === undefined ? lastClosed(memory, appName) : undefined
  })
  useLayoutEffect(() => {
    if (!closed || contentOf(memory, id) !== undefined) return
    draftOf<unknown>(memory, id, undefined).keep(closed.draft)
    forget(memory, closed)
  }, [memory, id, closed])
  return closed?.draft
}

/** @param title undefined until the document has loaded */
export function useRead({ appName, location }: AppWindow, title: string | undefined): void {
  const memory = useMemory()
  const path = location?.path
  useEffect(() => {
    if (title === undefined || path === undefined) return
    memory.setState(({ recents }) => ({ recents: withRecent(recents, { title, appName, path }) }))
  }, [memory, appName, path, title])
}
