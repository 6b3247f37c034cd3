/** A title of the bar with its menu. Knows its neighbours only through the library. */
import { Menu } from '@base-ui/react/menu'
import { type ComponentProps, type PointerEvent, useCallback, useRef, useState } from 'react'
import styles from './menu.module.css'
import type { Submenu } from './menuItem.ts'
import { type MenuHost, MenuPanel } from './MenuPanel.tsx'
import { isInBar, type MenuPress, useReleaseOutside } from './menuPresses.ts'
import { useTouchOutside } from './touchOutside.ts'

type TriggerProps = ComponentProps<typeof Menu.Trigger>

/** The keys that open a title's menu; the library has no up arrow, and skips disabled rows. */
const OPENING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

interface BarMenuProps {
  readonly menu: Submenu
  readonly press: MenuPress
  /** The titles whose menus are open, as they are before React has rendered that. */
  readonly openTitles: Set<string>
  readonly host: Omit<MenuHost, 'onOpenChange'>
}

export function BarMenu({ menu, press, openTitles, host }: BarMenuProps) {
  const { isOpen, setIsOpen } = useOpenTitle(menu.text, openTitles)
  const actions = useRef<Menu.Root.Actions>(null)
  const popup = useRef<HTMLDivElement>(null)
  const close = useCallback(() => actions.current?.close(), [])
  const keepOpen = useReleaseOutside(host.barId, isOpen, press, close)
  useTouchOutside(isOpen, (pressed) => isInBar(host.barId, pressed), close)
  const mayReturnFocus = () => openTitles.size === 0 && host.mayReturnFocus()
  return (
    <Menu.Root
      open={isOpen}
      actionsRef={actions}
      onOpenChange={(open, details) => {
        keepOpen(open, details)
        if (!details.isCanceled) setIsOpen(open)
      }}
      onOpenChangeComplete={(open) => open && host.enterMenu(popup.current)}
    >
      <Title
        text={menu.text}
        isOpen={isOpen}
        open={() => setIsOpen(true)}
        press={press}
        openTitles={openTitles}
      />
      <MenuPanel
        host={{ ...host, onOpenChange: keepOpen }}
        items={menu.items}
        depth={1}
        popupRef={popup}
        finalFocus={mayReturnFocus}
      />
    </Menu.Root>
  )
}

function useOpenTitle(text: string, openTitles: Set<string>) {
  const [isOpen, setState] = useState(false)
  const setIsOpen = (open: boolean) => {
    if (open) openTitles.add(text)
    else openTitles.delete(text)
    setState(open)
  }
  return { isOpen, setIsOpen }
}

interface TitleProps extends Pick<BarMenuProps, 'press' | 'openTitles'> {
  readonly text: string
  readonly isOpen: boolean
  readonly open: () => void
}

/** Opens by itself what the library would open a frame later, or not at all. */
function Title({ text, isOpen, open, press, openTitles }: TitleProps) {
  const openByKey: TriggerProps['onKeyDown'] = (event) => {
    if (isOpen || !OPENING_KEYS.has(event.key)) return
    event.preventDefault()
    event.preventBaseUIHandler()
    open()
  }
  const openByMouse: TriggerProps['onMouseDown'] = (event) => {
    if (isOpen || event.button !== 0 || !press.isByMouse()) return
    event.preventBaseUIHandler()
    open()
  }
  const openByHover = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && openTitles.size > 0 && !openTitles.has(text)) open()
  }
  return (
    <Menu.Trigger
      className={styles.title}
      openOnHover={false}
      onKeyDown={openByKey}
      onMouseDown={openByMouse}
      onPointerMove={openByHover}
    >
      <span className={styles.titleFace}>{text}</span>
    </Menu.Trigger>
  )
}
