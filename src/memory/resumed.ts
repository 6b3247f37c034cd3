/** Drafts that outlive their windows: the next window goes on with one, or a window gives one up for another. */
import { useLayoutEffect, useState } from 'react'
import type { AppName, AppWindow } from '../desktop/state.ts'
import { keptWindow, recentOf } from './deskMemory.ts'
import type { DeskMemory, Recent } from './deskState.ts'
import { contentOf, draftOf } from './drafts.ts'
import { useMemory } from './MemoryProvider.ts'
import { forget, withRecent } from './recents.ts'

/** The draft of the app that was closed last. */
export function lastClosed(memory: DeskMemory, appName: AppName): Recent | undefined {
  const isNote = (recent: Recent): boolean =>
    recent.appName === appName && recent.draft !== undefined
  return memory.getState().recents.find(isNote)
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

/** Lists the draft of a window that goes on with another one. @returns whether it is worth listing */
export function listDraft(memory: DeskMemory, window: AppWindow): boolean {
  const { drafts, recents } = memory.getState()
  const [kept] = keptWindow(window)
  const closed =
    kept && recentOf({ window: kept, drafts: drafts.get(window.id) ?? {} }, memory.apps)
  if (!closed) return false
  const { title, appName, path, draft } = closed
  memory.setState({ recents: withRecent(recents, { title, appName, path, draft }) })
  return true
}
