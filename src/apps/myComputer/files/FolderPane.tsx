/**
 * The right pane where a place is open: its files as a list box, or why there are none to see. The mouse selects by one
 * click and opens by two; a tap opens, as does the click of a screen reader.
 */
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { hrefOf } from '../../../owner/base.ts'
import { Button } from '../../../ui/Button.tsx'
import type { AppViewProps } from '../../host/app.ts'
import { useReadingPosition } from '../../host/documents/useReadingPosition.ts'
import { FileOption } from './FileOption.tsx'
import type { Folder, Node } from './folder.ts'
import styles from './files.module.css'
import { type PendingFocus, useListKeys, usePresses } from './listInput.ts'
import { keyOf } from './places.ts'
import { READING } from './PlaceWord.tsx'
import { useFileMenu } from './useFileMenu.tsx'
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
        <p aria-hidden="true" className={styles.message}>
          {READING}
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
          shown={shown}
          folder={folder}
          pendingFocus={pendingFocus}
          paneRef={pane}
          {...list}
        />
      )}
    </div>
  )
}

interface FileListProps extends Omit<FolderPaneProps, 'window'> {
  readonly folder: Folder
  /** Scrolls the list, and has the focus while there is none. */
  readonly paneRef: RefObject<HTMLElement | null>
}

function FileList(props: FileListProps) {
  const { path, folder, selected, onSelect, onEnter, onUp, pendingFocus, paneRef } = props
  const { open: openInside, message } = props.shown
  const { navigation } = useServices()
  const list = useRef<HTMLDivElement>(null)
  const folderWordId = useId()
  const { nodes } = folder
  const selectedIndex = nodes.findIndex((node) => keyOf(node) === selected)
  const tabStop = Math.max(0, selectedIndex)
  useArrival(path, list, paneRef, pendingFocus)

  const select = (node: Node): void => onSelect(keyOf(node))
  const openerOf = (node: Node): (() => void) | undefined => {
    if (node.type !== 'folder') return openInside && (() => openInside(node))
    return () => {
      pendingFocus.current = 'files'
      onEnter(node.path)
    }
  }
  const open = (node: Node): void => {
    const opener = openerOf(node)
    if (opener) opener()
    else navigation.openTab(hrefOf(node.path))
  }
  const handleKey = useListKeys(list, { nodes, select, open, goUp: onUp })
  const pressesOn = usePresses({ select, open })
  const { menu, onContextMenuOf } = useFileMenu(select, openerOf)

  return (
    <>
      {/* Above the list: below it would add to what scrolls. */}
      <span id={folderWordId} hidden>
        Folder
      </span>
      <div
        ref={list}
        role="listbox"
        aria-label="Files"
        tabIndex={nodes.length === 0 ? 0 : -1}
        className={styles.list}
        data-thumbnails={props.hasThumbnails}
        onKeyDown={handleKey}
      >
        {nodes.map((node, index) => (
          <FileOption
            key={keyOf(node)}
            node={node}
            isSelected={index === selectedIndex}
            isTabStop={index === tabStop}
            folderWordId={folderWordId}
            handlers={{ ...pressesOn(node), onContextMenu: onContextMenuOf(node) }}
          />
        ))}
      </div>
      {message !== undefined && <p className={styles.message}>{message}</p>}
      {menu}
    </>
  )
}

/** Scrolls a newly shown folder to its top or to its selected file, and moves the focus where it was pending. */
function useArrival(
  path: string,
  list: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
  pendingFocus: PendingFocus,
): void {
  useLayoutEffect(() => {
    const pending = pendingFocus.current
    pendingFocus.current = null
    pane.current?.scrollTo(0, 0)
    const target = list.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? list.current
    // The pane has held the focus until its files were there; a visitor who has moved it elsewhere keeps it there.
    if (pending === 'files' || document.activeElement === pane.current) target?.focus()
    else target?.scrollIntoView({ block: 'nearest' })
  }, [path, list, pane, pendingFocus])
}
