/** A title of the bar with its menu. Knows its neighbours only through the library. */
import { Menu } from '@base-ui/react/menu'
import { useCallback, useRef, useState } from 'react'
import styles from './menu.module.css'
import type { Submenu } from './menuItem.ts'
import { returnByEscape } from './menuFocus.ts'
import { type MenuHost, MenuPanel } from './MenuPanel.tsx'
import { isInBar, type MenuPress, useReleaseOutside } from './menuPresses.ts'
import { useOpenMenu } from './openMenu.ts'

interface BarMenuProps {
  readonly menu: Submenu
  readonly press: MenuPress
  readonly host: Omit<MenuHost, 'onOpenChange'>
}

export function BarMenu({ menu, press, host }: BarMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const actions = useRef<Menu.Root.Actions>(null)
  const popup = useRef<HTMLDivElement>(null)
  const close = useCallback(() => actions.current?.close(), [])
  const keepOpen = useReleaseOutside(host.barId, isOpen, press, close)
  useOpenMenu(isOpen, (pressed) => isInBar(host.barId, pressed), close)
  return (
    <Menu.Root
      open={isOpen}
      actionsRef={actions}
      onOpenChange={(open, details) => {
        keepOpen(open, details)
        returnByEscape(open, details)
        if (!details.isCanceled) setIsOpen(open)
      }}
      onOpenChangeComplete={(open) => open && host.enterMenu(popup.current)}
    >
      <Menu.Trigger
        className={styles.title}
        openOnHover={false}
        onMouseDown={(event) => {
          if (isOpen || event.button !== 0 || !press.isByMouse()) return
          // The library would open it a frame later, and a mouse that moves on meanwhile would not switch.
          event.preventBaseUIHandler()
          setIsOpen(true)
        }}
        onPointerMove={({ pointerType, currentTarget }) => {
          const bar = currentTarget.closest('[role="menubar"]')
          if (pointerType === 'mouse' && bar?.querySelector('[data-popup-open]')) setIsOpen(true)
        }}
        onKeyDown={(event) => {
          // The library opens a menu by the other arrow key alone.
          if (event.key === 'ArrowUp' && !isOpen) {
            event.preventDefault()
            setIsOpen(true)
          }
        }}
      >
        <span className={styles.titleFace}>{menu.text}</span>
      </Menu.Trigger>
      <MenuPanel
        host={{ ...host, onOpenChange: keepOpen }}
        items={menu.items}
        depth={1}
        popupRef={popup}
        finalFocus={host.mayReturnFocus}
      />
    </Menu.Root>
  )
}
