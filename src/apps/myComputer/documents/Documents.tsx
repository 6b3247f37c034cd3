/** The right pane at My Documents. Each document opens in the window that shows it. */
import { useMemo, useRef } from 'react'
import { useMemory } from '../../../memory/MemoryProvider.tsx'
import { openRecent } from '../../../memory/recents.ts'
import { MY_DOCUMENTS_PATH, RESUME_PATH } from '../../../owner/paths.ts'
import type { AppViewProps } from '../../host/app.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import { useOpenTarget } from '../../host/useOpenTarget.ts'
import { useReadingPosition } from '../../host/useReadingPosition.ts'
import { FileList } from '../files/FileList.tsx'
import type { TreeNode } from '../files/fileTree.ts'
import type { Place, Step } from '../files/navigation.ts'
import type { PendingFocus } from '../files/pendingFocus.ts'
import styles from '../files/files.module.css'
import { documentsFolder, type Note } from './documentsFolder.ts'
import { useNotes } from './useNotes.ts'
import '../../../ui/scrollBars.css'

interface DocumentsProps extends Pick<AppViewProps, 'window'> {
  readonly place: Extract<Place, { selected: string | null }>
  readonly onStep: (step: Step) => void
  readonly pendingFocus: PendingFocus
}

const NO_NOTES = 'There are no notes in this tab. What you write in Notepad is listed here.'

export function Documents({ window, place, onStep, pendingFocus }: DocumentsProps) {
  const pane = useRef<HTMLDivElement>(null)
  const { manifests, openLink } = useRegistry()
  const notes = useNotes()
  const hasResume = openLink(RESUME_PATH) !== null
  const folder = useMemo(
    () =>
      documentsFolder(notes, {
        hasResume,
        iconOf: (appName) => manifests.get(appName)?.icon ?? 'file-text',
      }),
    [notes, hasResume, manifests],
  )
  useReadingPosition(window, pane, { path: MY_DOCUMENTS_PATH, isShown: true, isPlaced: true })
  const openNote = useOpenNote()
  const openTarget = useOpenTarget()
  const open = (node: TreeNode): void => {
    const note = folder.children.find(({ path }) => path === node.path)?.note
    if (note) openNote(note)
    else openTarget({ link: node.path })
  }
  return (
    <div ref={pane} tabIndex={-1} className={`${styles.pane} luna-scroll`}>
      <FileList
        folder={folder}
        selected={place.selected}
        onStep={onStep}
        pendingFocus={pendingFocus}
        paneRef={pane}
        openInside={open}
        message={notes.length === 0 ? NO_NOTES : undefined}
      />
    </div>
  )
}

/** Raises the note's window, or opens one that goes on with it. */
function useOpenNote(): (note: Note) => void {
  const memory = useMemory()
  const { dispatch } = memory.desktop
  return ({ of }) => {
    if ('open' in of) dispatch({ type: 'window/focused', id: of.open })
    else openRecent(memory, of.closed, dispatch)
  }
}
