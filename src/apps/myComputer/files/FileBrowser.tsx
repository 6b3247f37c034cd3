/** The right pane when the disk or My Pictures is open: their files, or why there are none to see. */
import { useLayoutEffect, useRef } from 'react'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import { useMemory } from '../../../memory/MemoryProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { AppViewProps } from '../../host/app.ts'
import { viewerPath } from '../../host/fileLocation.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import { useReadingPosition } from '../../host/useReadingPosition.ts'
import { FileList } from './FileList.tsx'
import { folderAt, type FolderNode, type TreeNode } from './fileTree.ts'
import type { PendingFocus } from './pendingFocus.ts'
import type { Place, Step } from './navigation.ts'
import { pathOf } from './places.ts'
import styles from './files.module.css'
import type { FileTree } from './useFileTree.ts'
import '../../../ui/scrollBars.css'

const EMPTY = {
  disk: 'This folder is empty.',
  pictures: 'There are no pictures on this site.',
} as const

interface FileBrowserProps extends Pick<AppViewProps, 'window'> {
  readonly place: Extract<Place, { view: 'disk' | 'pictures' }>
  readonly tree: FileTree
  readonly onStep: (step: Step) => void
  readonly onRetry: () => void
  readonly pendingFocus: PendingFocus
}

export function FileBrowser(props: FileBrowserProps) {
  const { window, place, tree, onStep, onRetry, pendingFocus } = props
  const pane = useRef<HTMLDivElement>(null)
  const isShown = tree.status === 'loaded'
  useReadingPosition(window, pane, { path: pathOf(place), isShown, isPlaced: true })
  useLayoutEffect(() => {
    // The element that had the focus is gone, and the files that will get it are not loaded yet.
    if (pendingFocus.read() !== 'files') return
    pendingFocus.set(null)
    pane.current?.focus({ preventScroll: true })
  }, [pendingFocus, tree.status])
  const folder = tree.status === 'loaded' ? folderOf(place, tree) : undefined
  const isEmpty = folder?.children.length === 0
  const openPicture = useOpenPicture(folder)
  const retry = (): void => {
    pendingFocus.set('files')
    onRetry()
  }
  return (
    <div
      ref={pane}
      tabIndex={-1}
      // Once they are read, a file is the entry.
      {...(isShown ? {} : { 'data-autofocus': '' })}
      className={`${styles.pane} luna-scroll`}
    >
      {tree.status === 'loading' && (
        <p role="status" className={styles.message}>
          Reading the disk…
        </p>
      )}
      {tree.status === 'failed' && (
        <div role="alert" className={styles.message}>
          <p>The files on this disk could not be read.</p>
          <p>Check your connection and try again.</p>
          <Button onClick={retry}>Try Again</Button>
        </div>
      )}
      {folder && (
        <FileList
          folder={folder}
          selected={place.selected}
          onStep={onStep}
          pendingFocus={pendingFocus}
          paneRef={pane}
          message={isEmpty ? EMPTY[place.view] : undefined}
          {...(place.view === 'pictures' && { openInside: openPicture, hasThumbnails: true })}
        />
      )}
    </div>
  )
}

function folderOf(
  place: FileBrowserProps['place'],
  { root, pictures }: Extract<FileTree, { status: 'loaded' }>,
): FolderNode {
  return place.view === 'pictures' ? pictures : (folderAt(root, place.folder) ?? root)
}

/** Opens a picture in the viewer, which goes through all of the folder. */
function useOpenPicture(folder: FolderNode | undefined): (node: TreeNode) => void {
  const memory = useMemory()
  const dispatch = useDispatch()
  const { openLink } = useRegistry()
  return (node) => {
    const pictures = folder?.children.filter(({ type }) => type === 'file') ?? []
    const action = node.type === 'file' ? openLink(viewerPath(node.address)) : null
    if (!action) return
    memory.setState({ album: pictures })
    dispatch(action)
  }
}
