/** What was typed into a window, and its reading position. Outlives the view, which a layout unmounts. */
import { useState } from 'react'
import { windowById } from '../desktop/selectors.ts'
import type { WindowId } from '../desktop/state.ts'
import type { DeskMemory, ReadingPosition, WindowDrafts } from './deskState.ts'
import { useMemory } from './MemoryProvider.ts'

export interface Draft<T> {
  read(): T
  /** Keeps a value without rendering; ignored once the window is closed. */
  keep(value: T): void
}

/** Callers must use one type per window and subject. */
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

export function contentOf(memory: DeskMemory, id: WindowId): unknown {
  return memory.getState().drafts.get(id)?.content
}

export function readingOf(memory: DeskMemory, id: WindowId): ReadingPosition | undefined {
  return memory.getState().drafts.get(id)?.reading
}

/** Call it before the window's view is mounted. */
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

/** Changes do not render: use `read()` as an initial value, and call `keep` on each input. */
export function useDraft<T>(
  windowId: WindowId,
  initial: T,
  subject?: keyof WindowDrafts,
): Draft<T> {
  const memory = useMemory()
  const [draft] = useState(() => draftOf(memory, windowId, initial, subject))
  return draft
}
