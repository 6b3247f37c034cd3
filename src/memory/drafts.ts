/**
 * Drafts: what was typed into a window, and how far its visitor has read. A view is unmounted when the layout changes
 * between desktop and phone; the view that replaces it reads the draft.
 */
import { useState } from 'react'
import { windowById } from '../desktop/selectors.ts'
import type { WindowId } from '../desktop/state.ts'
import type { DeskMemory, ReadingPosition, WindowDrafts } from './deskState.ts'
import { useMemory } from './MemoryProvider.tsx'

/** One value for each window and subject. */
export interface Draft<T> {
  /** The value that was kept last, or the initial one. */
  read(): T
  /** Keeps a value without rendering anything; ignored once the window is closed. */
  keep(value: T): void
}

/** The draft of a window. The caller must use one type for one window and subject. */
export function draftOf<T>(
  memory: DeskMemory,
  id: WindowId,
  initial: T,
  subject: keyof WindowDrafts = 'content',
): Draft<T> {
  return {
    read() {
      const values = memory.getState().drafts.get(id)
      return values && subject in values ? (values[subject] as T) : initial
    },
    keep(value) {
      if (!windowById(memory.desktop.getState(), id)) return
      const { drafts } = memory.getState()
      const values = { ...drafts.get(id), [subject]: value }
      memory.setState({ drafts: new Map([...drafts, [id, values]]) })
    },
  }
}

/** What was typed into an open window; undefined if nothing was. */
export function contentOf(memory: DeskMemory, id: WindowId): unknown {
  return memory.getState().drafts.get(id)?.content
}

/** The page that the window shows, and how far it is scrolled; undefined if nothing has been remembered. */
export function readingOf(memory: DeskMemory, id: WindowId): ReadingPosition | undefined {
  return memory.getState().drafts.get(id)?.reading
}

/** Sets how far the window's page is scrolled. Call it before its view is mounted. */
export function keepReading(
  memory: DeskMemory,
  id: WindowId,
  { path, top }: Pick<ReadingPosition, 'path' | 'top'>,
): void {
  const reached = windowById(memory.desktop.getState(), id)?.location
  draftOf<ReadingPosition | undefined>(memory, id, undefined, 'reading').keep({
    path,
    top,
    reached,
  })
}

/**
 * The draft of the view's window. It does not render: a text area takes `read()` for its
 * `defaultValue` and calls `keep` as it is typed into; state takes it for its first value.
 */
export function useDraft<T>(
  windowId: WindowId,
  initial: T,
  subject?: keyof WindowDrafts,
): Draft<T> {
  const memory = useMemory()
  const [draft] = useState(() => draftOf(memory, windowId, initial, subject))
  return draft
}
