/** The right pane where a place is open: its files, or why there are none to see. */
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import type { AppViewProps } from '../../host/app.ts'
import { useReadingPosition } from '../../host/useReadingPosition.ts'
import { FileList } from './FileList.tsx'
import styles from './files.module.css'
import type { PendingFocus } from './listInput.ts'
import type { ShownFolder } from './useFolder.ts'
import '../../../ui/scrollBars.css'

interface FolderPaneProps extends Pick<AppViewProps, 'window'> {
  readonly path: string
  readonly shown: ShownFolder
  readonly selected: string | null
  /** True: pictures are shown larger than files are. */
  readonly hasThumbnails: boolean
  readonly onSelect: (key: string) => void
  readonly onEnter: (folder: string) => void
  readonly onUp: () => void
  readonly pendingFocus: PendingFocus
}

export function FolderPane({ window, path, shown, pendingFocus, ...list }: FolderPaneProps) {
  const pane = useRef<HTMLDivElement>(null)
  const { status, folder } = shown
  const isShown = folder !== undefined
  useReadingPosition(window, pane, { path, isShown, isPlaced: true })
  useLayoutEffect(() => {
    // The element that had the focus is gone, and the files that will get it are not loaded yet.
    if (pendingFocus.current !== 'files') return
    pendingFocus.current = null
    pane.current?.focus({ preventScroll: true })
  }, [pendingFocus, status])
  const retry = (): void => {
    pendingFocus.current = 'files'
    shown.retry()
  }
  return (
    <div
      ref={pane}
      tabIndex={-1}
      // Once they are read, a file is the entry.
      {...(isShown ? {} : { 'data-autofocus': '' })}
      className={`${styles.pane} luna-scroll`}
    >
      {status === 'loading' && (
        <p role="status" className={styles.message}>
          Reading the disk…
        </p>
      )}
      {status === 'failed' && (
        <div role="alert" className={styles.message}>
          <p>The files on this disk could not be read.</p>
          <p>Check your connection and try again.</p>
          <Button onClick={retry}>Try Again</Button>
        </div>
      )}
      {folder && (
        <FileList
          path={path}
          folder={folder}
          open={shown.open}
          message={shown.message}
          pendingFocus={pendingFocus}
          paneRef={pane}
          {...list}
        />
      )}
    </div>
  )
}
