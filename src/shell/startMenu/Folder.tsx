import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'
import type { StartMenuFolder } from '../../owner/startMenuEntries.ts'
import { TASKBAR_HEIGHT } from '../../base/theme/metrics.ts'
import { textScale } from '../../base/theme/textScale.ts'
import { START_MENU } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import type { MenuPath } from './aim.ts'
import styles from './Entries.module.css'
import { EntryLabel } from './EntryLabel.tsx'
import { useEntryTracking, useFolderMenu } from './NestedMenus.tsx'

/** The distance of menus from the viewport's edges, in CSS pixels. */
const aboveTaskbar = () => ({ top: 0, right: 0, bottom: TASKBAR_HEIGHT * textScale(), left: 0 })

/** From this depth on menus open downwards; as in the era, the others grow upwards. */
const HANGING_DEPTH = 2

interface FolderProps {
  readonly entry: StartMenuFolder
  readonly iconSize: number
  readonly parent: MenuPath
  readonly children: ReactNode
}

export function Folder({ entry, iconSize, parent, children }: FolderProps) {
  const menu = useFolderMenu(parent, entry.text)
  const tracking = useEntryTracking(parent, entry.text)
  const pressedWith = useRef('')
  const hangs = parent.length >= HANGING_DEPTH

  const onOpenChange = (open: boolean, { reason }: Menu.SubmenuRoot.ChangeEventDetails) => {
    // The mouse has already opened the menu by hovering, so its press must not close it.
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
        {...tracking}
      >
        <EntryLabel entry={entry} iconSize={iconSize} />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          align={hangs ? 'start' : 'end'}
          alignOffset={hangs ? 0 : -1}
          collisionPadding={aboveTaskbar()}
        >
          <Menu.Popup ref={useFocusTarget(START_MENU)} className={styles.popup}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  )
}

/** Reasons to close a menu at once; NestedMenus decides about hovering. */
const CLOSING_REASONS: ReadonlySet<string> = new Set([
  'escape-key',
  'list-navigation',
  'trigger-press',
  'item-press',
])
