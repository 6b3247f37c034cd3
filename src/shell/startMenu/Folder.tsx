/** An entry that opens a menu of its own: by hovering, by a click, by the arrow key. */
import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'
import type { StartMenuFolder } from '../../owner/startMenu.ts'
import { TASKBAR_HEIGHT } from '../../base/theme/metrics.ts'
import { START_MENU } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import type { MenuPath } from './aim.ts'
import styles from './Entries.module.css'
import { EntryLabel } from './EntryLabel.tsx'
import { useEntryHover, useFolderMenu } from './NestedMenus.tsx'

/** How close a menu may get to the edges of the viewport, in CSS pixels. */
const ABOVE_TASKBAR = { top: 0, right: 0, bottom: TASKBAR_HEIGHT, left: 0 }

/** Menus at this depth or deeper hang down from their entry; the others grow upwards, as in the era. */
const HANGING_DEPTH = 2

interface FolderProps {
  readonly entry: StartMenuFolder
  readonly iconSize: number
  /** The path of the menu that contains the entry. */
  readonly parent: MenuPath
  /** How many pixels its menu overlaps the column of the entry. */
  readonly overlap?: number | undefined
  /** The entries of its menu. */
  readonly children: ReactNode
}

export function Folder({ entry, iconSize, parent, overlap = 0, children }: FolderProps) {
  const menu = useFolderMenu(parent, entry.text)
  const hover = useEntryHover(parent, entry.text)
  const pressedWith = useRef('')
  const hangs = parent.length >= HANGING_DEPTH

  const onOpenChange = (open: boolean, { reason }: Menu.SubmenuRoot.ChangeEventDetails) => {
    // The mouse has opened the menu by hovering already, so its press must not close it again.
    const isMousePress = reason === 'trigger-press' && pressedWith.current === 'mouse'
    if (open || (CLOSING_REASONS.has(reason) && !isMousePress)) menu.setOpen(open)
  }
  return (
    <Menu.SubmenuRoot open={menu.isOpen} onOpenChange={onOpenChange}>
      <Menu.SubmenuTrigger
        className={styles.entry}
        label={entry.text}
        openOnHover={false}
        data-folder=""
        onPointerDown={(event) => {
          pressedWith.current = event.pointerType
        }}
        onKeyDown={() => {
          pressedWith.current = ''
        }}
        {...hover}
      >
        <EntryLabel entry={entry} iconSize={iconSize} />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          align={hangs ? 'start' : 'end'}
          alignOffset={hangs ? 0 : -1}
          sideOffset={-overlap}
          collisionPadding={ABOVE_TASKBAR}
        >
          <Menu.Popup ref={useFocusTarget(START_MENU)} className={styles.popup}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  )
}

/** Why a menu may close at once; closing it by hovering elsewhere has rules of its own (NestedMenus). */
const CLOSING_REASONS: ReadonlySet<string> = new Set([
  'escape-key',
  'list-navigation',
  'trigger-press',
  'item-press',
])
