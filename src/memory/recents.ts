/** My Recent Documents: posts that were read, and notes that were closed with text in them. */
import { useEffect } from 'react'
import type { DesktopAction } from '../desktop/actions.ts'
import { windowById } from '../desktop/selectors.ts'
import type { AppWindow } from '../desktop/state.ts'
import type { DeskMemory, Recent } from './deskState.ts'
import { draftOf } from './drafts.ts'
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

/** @param title undefined until the document has loaded */
export function useRead({ appName, location }: AppWindow, title: string | undefined): void {
  const memory = useMemory()
  const path = location?.path
  useEffect(() => {
    if (title === undefined || path === undefined) return
    memory.setState(({ recents }) => ({ recents: withRecent(recents, { title, appName, path }) }))
  }, [memory, appName, path, title])
}
