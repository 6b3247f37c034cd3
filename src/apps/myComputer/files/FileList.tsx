/**
 * The files of one folder as a list box. The mouse selects by one click and opens by two; a tap
 * opens, as does the click of a screen reader.
 */
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { hrefOf } from '../../../owner/base.ts'
import { watchMenuPresses } from '../../host/menuPresses.ts'
import { FileOption } from './FileOption.tsx'
import type { Folder, Node } from './folder.ts'
import styles from './files.module.css'
import { type PendingFocus, useListKeys, usePresses } from './listInput.ts'
import { keyOf } from './places.ts'
import { useFileMenu } from './useFileMenu.tsx'

interface FileListProps {
  readonly path: string
  readonly folder: Folder
  readonly selected: string | null
  readonly onSelect: (key: string) => void
  readonly onEnter: (folder: string) => void
  /** Leads to the folder above, where there is one. */
  readonly onUp: () => void
  readonly pendingFocus: PendingFocus
  /** Scrolls the list, and has the focus while there is none. */
  readonly paneRef: RefObject<HTMLElement | null>
  /** Opens a file or a document inside the desktop; without it a file opens in a tab of its own. */
  readonly open: ((node: Node) => void) | undefined
  /** True: pictures are shown larger than files are. */
  readonly hasThumbnails: boolean
  readonly message: string | undefined
}

export function FileList(props: FileListProps) {
  const { path, folder, selected, onSelect, onEnter, onUp, pendingFocus, paneRef } = props
  const { open: openInside, hasThumbnails, message } = props
  const { navigation, timers } = useServices()
  const list = useRef<HTMLDivElement>(null)
  const folderWordId = useId()
  useEffect(() => {
    const view = list.current?.ownerDocument.defaultView
    if (view) watchMenuPresses(view, timers)
  }, [timers])
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
      <p aria-live="polite" className="visually-hidden">
        {contentsOf(folder)}
      </p>
      <div
        ref={list}
        role="listbox"
        aria-label="Files"
        tabIndex={nodes.length === 0 ? 0 : -1}
        className={styles.list}
        data-thumbnails={hasThumbnails}
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

/** What those hear who enter the folder: the focus alone tells them of a file in it. */
function contentsOf({ name, nodes: { length } }: Folder): string {
  const count = `${length} ${length === 1 ? 'item' : 'items'}`
  return name === '' ? count : `${name}: ${count}`
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
