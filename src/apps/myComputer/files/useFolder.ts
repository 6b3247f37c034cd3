import { useEffect, useMemo, useState } from 'react'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import type { DeskMemory } from '../../../memory/deskState.ts'
import { contentOf } from '../../../memory/drafts.ts'
import { useMemory } from '../../../memory/MemoryProvider.ts'
import { openRecent } from '../../../memory/recents.ts'
import { RESUME_PATH } from '../../../owner/paths.ts'
import { viewerPath } from '../../../files/fileLocation.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import { useFiles } from '../../host/useFiles.ts'
import { useOpen } from '../../host/useOpen.ts'
import type { Place } from './places.ts'
import {
  type DocumentNode,
  documentsFolder,
  type Folder,
  folderIn,
  type Node,
  picturesIn,
} from './folder.ts'

export interface ShownFolder {
  readonly status: 'loading' | 'failed' | 'lost' | 'shown'
  readonly folder: Folder | undefined
  /** Opens a file or a document inside the desktop; absent: a file opens in a tab of its own. */
  readonly open?: ((node: Node) => void) | undefined
  readonly message?: string | undefined
  readonly retry: () => void
}

/** What is said where a place is empty, or in My Documents where there are no notes. */
const EMPTY = {
  disk: 'This folder is empty.',
  pictures: 'There are no pictures on this site.',
  documents: 'There are no notes in this tab. What you write in Notepad is listed here.',
}

/** @param place another than the overview, or nothing is loaded */
export function useFolder({ view, folder: path }: Place): ShownFolder {
  const { list, retry } = useFiles(view === 'disk' || view === 'pictures')
  const notes = useNotes(view === 'documents')
  const hasResume = useRegistry().openLink(RESUME_PATH) !== null
  const open = useOpenNode()
  const folder = useMemo(() => {
    if (view === 'documents') return documentsFolder(notes, hasResume)
    if (!list) return undefined
    return view === 'pictures' ? picturesIn(list) : folderIn(list, path)
  }, [list, view, path, notes, hasResume])
  if (view === 'overview' || (!folder && list === undefined))
    return { status: 'loading', folder: undefined, retry }
  if (!folder) {
    // The disk's root until the window goes there: without files the window would lose its focus.
    return list
      ? { status: 'lost', folder: folderIn(list, ''), retry }
      : { status: 'failed', folder, retry }
  }
  const isEmpty = (view === 'documents' ? notes : folder.nodes).length === 0
  return {
    status: 'shown',
    folder,
    open: view === 'disk' ? undefined : (node) => open(node, folder),
    message: isEmpty ? EMPTY[view] : undefined,
    retry,
  }
}

/** Opens a picture in the viewer, which goes through all of the folder, and a document in its window. */
function useOpenNode(): (node: Node, folder: Folder) => void {
  const memory = useMemory()
  const dispatch = useDispatch()
  const { openLink } = useRegistry()
  const openTarget = useOpen()
  return (node, { nodes }) => {
    if (node.type === 'file') {
      const action = openLink(viewerPath(node.address))
      if (!action) return
      memory.setState({ album: nodes.filter(({ type }) => type === 'file') })
      dispatch(action)
    } else if (node.type === 'document' && node.openNote) node.openNote()
    else openTarget({ link: node.path })
  }
}

/** The notes of this tab: those of open windows, and those that were closed. @param isWanted false: not kept up to date */
function useNotes(isWanted: boolean): readonly DocumentNode[] {
  const memory = useMemory()
  const [notes, setNotes] = useState(() => notesOf(memory))
  useEffect(() => {
    if (!isWanted) return undefined
    const update = (): void => setNotes(notesOf(memory))
    const ends = [memory.subscribe(update), memory.desktop.subscribe(update)]
    update()
    return () => {
      for (const end of ends) end()
    }
  }, [isWanted, memory])
  return notes
}

function notesOf(memory: DeskMemory): readonly DocumentNode[] {
  const { desktop, apps } = memory
  const iconOf = (appName: string): string => apps.manifests.get(appName)?.icon ?? 'file-text'
  const open = desktop.getState().apps.flatMap(({ id, appName }): readonly DocumentNode[] => {
    const draft = apps.keptDraft(appName, contentOf(memory, id))
    const name = draft === undefined ? undefined : apps.recentTitle(appName, draft)
    if (name === undefined) return []
    const openNote = (): void => desktop.dispatch({ type: 'window/focused', id })
    return [{ type: 'document', name, icon: iconOf(appName), path: id, openNote }]
  })
  const recents = memory.getState().recents.filter(({ draft }) => draft !== undefined)
  return [
    ...open,
    ...recents.map((closed, index): DocumentNode => ({
      type: 'document',
      name: closed.title,
      icon: iconOf(closed.appName),
      // Two closed notes may begin with the same words.
      path: `closed ${index}`,
      openNote: () => openRecent(memory, closed, desktop.dispatch),
    })),
  ]
}
