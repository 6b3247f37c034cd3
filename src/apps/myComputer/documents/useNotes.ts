/** The notes of this tab: those of open windows, and those that were closed a while ago. */
import { useEffect, useState } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../../desktop/store/DesktopProvider.tsx'
import { type DraftStore, lastDraft, watchDrafts } from '../../host/drafts.ts'
import { readRecents, watchList } from '../../host/recents.ts'
import type { Registry } from '../../host/registry.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import type { Note } from './documentsFolder.ts'

/** While somebody types, names are read so often. */
const SETTLED_MS = 300

/** Renders again when a note is written, closed or opened; the same array until then. */
export function useNotes(): readonly Note[] {
  const store = useOSAppState()
  const registry = useRegistry()
  const { timers } = useServices()
  const [notes, setNotes] = useState(() => notesOf(store, registry))
  useEffect(() => {
    let cancel: (() => void) | undefined
    const update = (): void => {
      cancel?.()
      cancel = undefined
      const next = notesOf(store, registry)
      setNotes((last) => (isSame(last, next) ? last : next))
    }
    const schedule = (): void => {
      cancel ??= timers.after(SETTLED_MS, update)
    }
    const ends = [
      watchDrafts(store, schedule),
      watchList(store, update),
      store.subscribe((state, previous) => {
        if (state.apps !== previous.apps) update()
      }),
    ]
    update()
    return () => {
      cancel?.()
      for (const end of ends) end()
    }
  }, [store, registry, timers])
  return notes
}

type Apps = Pick<Registry, 'keptDraft' | 'recentTitle'>

function notesOf(store: DraftStore, apps: Apps): readonly Note[] {
  const open = store.getState().apps.flatMap(({ id, appName }): readonly Note[] => {
    const draft = apps.keptDraft(appName, lastDraft(store, id))
    const title = draft === undefined ? undefined : apps.recentTitle(appName, draft)
    return title === undefined ? [] : [{ title, appName, of: { open: id } }]
  })
  const closed = readRecents(store).filter(({ draft }) => draft !== undefined)
  return [
    ...open,
    ...closed.map((recent) => ({
      title: recent.title,
      appName: recent.appName,
      of: { closed: recent },
    })),
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
