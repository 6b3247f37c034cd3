/** The notes of this tab: those of open windows, and those that were closed a while ago. */
import { useEffect, useState } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import type { DeskMemory } from '../../../memory/deskState.ts'
import { contentOf } from '../../../memory/drafts.ts'
import { useMemory } from '../../../memory/MemoryProvider.tsx'
import type { Note } from './folder.ts'

/** While somebody types, names are read so often. */
const SETTLED_MS = 300

/** Renders again when a note is written, closed or opened; the same array until then. @param isWanted false: none */
export function useNotes(isWanted: boolean): readonly Note[] {
  const memory = useMemory()
  const { timers } = useServices()
  const [notes, setNotes] = useState(() => notesOf(memory))
  useEffect(() => {
    if (!isWanted) return undefined
    let cancel: (() => void) | undefined
    const update = (): void => {
      cancel?.()
      cancel = undefined
      const next = notesOf(memory)
      setNotes((last) => (isSame(last, next) ? last : next))
    }
    const schedule = (): void => {
      cancel ??= timers.after(SETTLED_MS, update)
    }
    const ends = [
      memory.subscribe(({ recents }, previous) =>
        recents === previous.recents ? schedule() : update(),
      ),
      memory.desktop.subscribe((state, previous) => {
        if (state.apps !== previous.apps) update()
      }),
    ]
    update()
    return () => {
      cancel?.()
      for (const end of ends) end()
    }
  }, [isWanted, memory, timers])
  return notes
}

function notesOf(memory: DeskMemory): readonly Note[] {
  const { desktop, apps } = memory
  const open = desktop.getState().apps.flatMap(({ id, appName }): readonly Note[] => {
    const draft = apps.keptDraft(appName, contentOf(memory, id))
    const title = draft === undefined ? undefined : apps.recentTitle(appName, draft)
    return title === undefined ? [] : [{ title, appName, of: { open: id } }]
  })
  const recents = memory.getState().recents.filter(({ draft }) => draft !== undefined)
  return [
    ...open,
    ...recents.map((closed) => ({ title: closed.title, appName: closed.appName, of: { closed } })),
  ]
}

function isSame(a: readonly Note[], b: readonly Note[]): boolean {
  const keyOf = ({ of }: Note): unknown => ('open' in of ? of.open : of.closed)
  return (
    a.length === b.length &&
    a.every((note, index) => {
      const other = b[index]
      return other && note.title === other.title && keyOf(note) === keyOf(other)
    })
  )
}
