/**
 * The drop-down menu bar of an app. Reports what was chosen and knows nothing of what that means.
 *
 * Roles, roving focus, arrow keys, type-ahead in menus and placing are the library's; what the
 * era did otherwise with the pointer is in menuPresses.ts. Weighs about 47 KB compressed with
 * its library: for apps that are loaded when they are opened.
 */
import { Menubar } from '@base-ui/react/menubar'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { BarMenu } from './BarMenu.tsx'
import styles from './menu.module.css'
import type { MenuCommand, OnChoose, Submenu } from './menuItem.ts'
import { createMenuFocus } from './menuFocus.ts'
import { barMark, createMenuPress } from './menuPresses.ts'

export interface AppMenuBarProps {
  /** The titles with their menus, left to right; no two titles alike. */
  readonly menus: readonly Submenu[]
  readonly label: string
  /** Called once a choice, after the focus has gone back to where it was before the bar had it. */
  readonly onChoose: OnChoose
}

export function AppMenuBar({ menus, label, onChoose }: AppMenuBarProps) {
  const barId = useId()
  const [press] = useState(createMenuPress)
  const [focus] = useState(() => createMenuFocus(barId))
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => focusByKey(bar.current), [])
  const chosen = useRef<MenuCommand | null>(null)
  const host = {
    barId,
    enterMenu: focus.enterMenu,
    mayReturnFocus: focus.mayReturn,
    pressEndsOn: press.endsOn,
    choose(row: MenuCommand) {
      chosen.current = row
    },
  }
  // The click arrives here when the row's own handlers, which move the focus too, are done.
  const report = () => {
    const row = chosen.current
    if (row === null) return
    chosen.current = null
    focus.restore()
    onChoose(row.text, row)
  }
  return (
    <Menubar
      ref={bar}
      className={styles.bar}
      aria-label={label}
      modal={false}
      onClick={report}
      onPointerDown={press.onPointerDown}
      {...focus.handlers}
      {...barMark(barId)}
    >
      {menus.map((menu) => (
        <BarMenu key={menu.text} menu={menu} press={press} host={host} />
      ))}
    </Menubar>
  )
}

/** F10 leads from anywhere in the window to the first title, as in the era. */
function focusByKey(bar: HTMLElement | null): (() => void) | undefined {
  const window = bar?.closest<HTMLElement>('[data-window-id]')
  const press = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    if (key !== 'F10' || shiftKey || ctrlKey || altKey || metaKey) return
    event.preventDefault()
    bar?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }
  window?.addEventListener('keydown', press)
  return () => window?.removeEventListener('keydown', press)
}
