/** The right pane when the disk is open: its files, or why there are none to see. */
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FileList } from './FileList.tsx'
import { folderAt } from './fileTree.ts'
import type { PendingFocus } from './pendingFocus.ts'
import type { Place, Step } from './navigation.ts'
import styles from './files.module.css'
import type { FileTree } from './useFileTree.ts'
import '../../../ui/scrollBars.css'

interface FileBrowserProps {
  readonly place: Extract<Place, { view: 'disk' }>
  readonly tree: FileTree
  readonly onStep: (step: Step) => void
  readonly onRetry: () => void
  readonly pendingFocus: PendingFocus
}

export function FileBrowser({ place, tree, onStep, onRetry, pendingFocus }: FileBrowserProps) {
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The element that had the focus is gone, and the files that will get it are not loaded yet.
    if (pendingFocus.read() !== 'files') return
    pendingFocus.set('waiting')
    pane.current?.focus({ preventScroll: true })
  }, [pendingFocus, tree.status])
  const retry = (): void => {
    pendingFocus.set('files')
    onRetry()
  }
  return (
    <div ref={pane} tabIndex={-1} className={`${styles.pane} luna-scroll`}>
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
      {tree.status === 'loaded' && (
        <FileList
          folder={folderAt(tree.root, place.folder) ?? tree.root}
          selected={place.selected}
          onStep={onStep}
          pendingFocus={pendingFocus}
          paneRef={pane}
        />
      )}
    </div>
  )
}
