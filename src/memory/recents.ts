/**
 * My Recent Documents: the posts that were read, and the notes that were closed with text in them. START lists them, and
 * the session keeps them.
 */
import { useEffect } from 'react'
import type { DesktopAction } from '../desktop/actions.ts'
import { windowById } from '../desktop/selectors.ts'
import type { AppName, AppWindow } from '../desktop/state.ts'
import type { DeskMemory, Recent } from './deskState.ts'
import { draftOf } from './drafts.ts'
import { useMemory } from './MemoryProvider.tsx'

/** At most this many are listed, as in the era. */
export const MOST_RECENTS = 15
/** Titles are cut to this many characters. */
const LONGEST_TITLE = 60

/** The list with this document at its top. */
export function withRecent(list: readonly Recent[], recent: Recent): readonly Recent[] {
  const others = list.filter((other) => recent.draft || other.path !== recent.path)
  return bounded([{ ...recent, title: recent.title.slice(0, LONGEST_TITLE) }, ...others])
}

/** Of too many, the oldest that were only read are dropped, and notes after them. */
function bounded(list: readonly Recent[]): readonly Recent[] {
  const notes = list.filter(({ draft }) => draft !== undefined).slice(0, MOST_RECENTS)
  const read = list.filter(({ draft }) => draft === undefined)
  const listed = new Set([...notes, ...read.slice(0, MOST_RECENTS - notes.length)])
  return list.filter((recent) => listed.has(recent))
}

/** Lists these instead, the newest first. */
export function putRecents(memory: DeskMemory, list: readonly Recent[]): void {
  memory.setState({ recents: bounded(list) })
}

/** The draft of the app's last closed window that is listed; undefined if there is none. */
export function closedDraft(memory: DeskMemory, appName: AppName): unknown {
  return lastClosed(memory, appName)?.draft
}

/** Returns the {@link closedDraft} and removes it from the list: the caller continues with it. */
export function takeClosedDraft(memory: DeskMemory, appName: AppName): unknown {
  const last = lastClosed(memory, appName)
  if (last) forget(memory, last)
  return last?.draft
}

function lastClosed(memory: DeskMemory, appName: AppName): Recent | undefined {
  const isNote = (recent: Recent): boolean =>
    recent.appName === appName && recent.draft !== undefined
  return memory.getState().recents.find(isNote)
}

function forget(memory: DeskMemory, { draft, title, closedId }: Recent): void {
  const isSame = (other: Recent): boolean =>
    other.draft === draft && other.title === title && other.closedId === closedId
  memory.setState(({ recents }) => ({ recents: recents.filter((other) => !isSame(other)) }))
}

/** Opens the document with what was typed into it. */
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
 * Lists what the window shows as read.
 * @param title undefined while there is nothing to be read
 */
export function useRead({ appName, location }: AppWindow, title: string | undefined): void {
  const memory = useMemory()
  const path = location?.path
  useEffect(() => {
    if (title === undefined || path === undefined) return
    memory.setState(({ recents }) => ({ recents: withRecent(recents, { title, appName, path }) }))
  }, [memory, appName, path, title])
}
