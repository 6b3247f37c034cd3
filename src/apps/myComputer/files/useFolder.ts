/** What the shown place holds, and how what it holds is opened. */
import { useMemo } from 'react'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import { useMemory } from '../../../memory/MemoryProvider.tsx'
import { openRecent } from '../../../memory/recents.ts'
import { RESUME_PATH } from '../../../owner/paths.ts'
import { viewerPath } from '../../../files/fileLocation.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import { useFiles } from '../../host/useFiles.ts'
import { useOpen } from '../../host/useOpen.ts'
import { documentsFolder } from './documentsFolder.ts'
import { useNotes } from './useNotes.ts'
import type { Place } from './places.ts'
import { type Folder, folderIn, type Node, picturesIn } from './folder.ts'

export interface ShownFolder {
  readonly status: 'loading' | 'failed' | 'lost' | 'shown'
  /** Undefined while the disk has not been read. */
  readonly folder: Folder | undefined
  /** Opens a file or a document inside the desktop; absent: a file opens in a tab of its own. */
  readonly open?: (node: Node) => void
  /** What is said below the files. */
  readonly message?: string | undefined
  /** Reads the disk again after a failure. */
  readonly retry: () => void
}

const NO_NOTES = 'There are no notes in this tab. What you write in Notepad is listed here.'

/** @param place another than the overview, or nothing is loaded */
export function useFolder({ view, folder: path }: Place): ShownFolder {
  const { list, retry } = useFiles(view === 'disk' || view === 'pictures')
  const documents = useDocuments(view === 'documents')
  const openPicture = useOpenPicture()
  const folder = useMemo(() => {
    if (!list) return undefined
    return view === 'pictures' ? picturesIn(list) : folderIn(list, path)
  }, [list, view, path])
  if (view === 'documents') return { status: 'shown', retry, ...documents }
  if (list === undefined) return { status: 'loading', folder: undefined, retry }
  if (!list) return { status: 'failed', folder, retry }
  // The disk's root until the window goes there: without files the window would lose its focus.
  if (!folder) return { status: 'lost', folder: folderIn(list, ''), retry }
  const isEmpty = folder.nodes.length === 0
  if (view === 'disk') {
    return {
      status: 'shown',
      folder,
      retry,
      message: isEmpty ? 'This folder is empty.' : undefined,
    }
  }
  return {
    status: 'shown',
    folder,
    retry,
    open: (node) => openPicture(node, folder),
    message: isEmpty ? 'There are no pictures on this site.' : undefined,
  }
}

/** Opens a picture in the viewer, which goes through all of the folder. */
function useOpenPicture(): (node: Node, folder: Folder) => void {
  const memory = useMemory()
  const dispatch = useDispatch()
  const { openLink } = useRegistry()
  return (node, { nodes }) => {
    const action = node.type === 'file' ? openLink(viewerPath(node.address)) : null
    if (!action) return
    memory.setState({ album: nodes.filter(({ type }) => type === 'file') })
    dispatch(action)
  }
}

function useDocuments(
  isWanted: boolean,
): Required<Pick<ShownFolder, 'folder' | 'open'>> & Pick<ShownFolder, 'message'> {
  const memory = useMemory()
  const dispatch = useDispatch()
  const { manifests, openLink } = useRegistry()
  const openTarget = useOpen()
  const notes = useNotes(isWanted)
  const hasResume = openLink(RESUME_PATH) !== null
  const folder = useMemo(() => {
    const iconOf = (appName: string): string => manifests.get(appName)?.icon ?? 'file-text'
    return documentsFolder(notes, { hasResume, iconOf })
  }, [notes, hasResume, manifests])
  return {
    folder,
    message: notes.length === 0 ? NO_NOTES : undefined,
    open(node) {
      const note = node.type === 'document' ? node.note?.of : undefined
      if (!note) openTarget({ link: node.path })
      // Raises the note's window, or opens one that goes on with it.
      else if ('open' in note) dispatch({ type: 'window/focused', id: note.open })
      else openRecent(memory, note.closed, dispatch)
    },
  }
}
