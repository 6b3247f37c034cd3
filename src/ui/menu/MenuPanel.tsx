/** One open menu with its rows, and the menus beside it. `MenuHost` says what choices and presses mean. */
import { Menu, type MenuRoot } from '@base-ui/react/menu'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  use,
  useCallback,
  useRef,
  useState,
} from 'react'
import styles from './menu.module.css'
import {
  accessParts,
  type MenuCommand,
  type MenuItem,
  rowRole,
  showsSymbol,
  type Submenu,
} from './menuItem.ts'
import { enterFirstRow, returnByEscape } from './menuFocus.ts'
import { useMenuLetters } from './menuLetters.ts'
import { barMark } from './menuPresses.ts'
import { MenuLayerContext } from './menuLayer.ts'
import { MenuSymbol } from './MenuSymbol.tsx'

export interface MenuHost {
  readonly barId: string
  readonly choose: (row: MenuCommand) => void
  /** Whether a release on `row` ends a press that began on a title or on another row. */
  readonly pressEndsOn: (row: Element) => boolean
  readonly onOpenChange: (open: boolean, details: MenuRoot.ChangeEventDetails) => void
  /** Given the element of each menu beside a row; the same function at each render. */
  readonly attachSubmenu?: (menu: HTMLDivElement | null) => (() => void) | undefined
  /** Called when a menu has opened, with its element. */
  readonly enterMenu: (menu: HTMLElement | null) => void
  /** Whether a menu that closes gives the focus to its title or row. */
  readonly mayReturnFocus: () => boolean
  /** Hears keys before the menu's rows do. */
  readonly pressKey?: (event: KeyboardEvent) => void
  /** Whether rows underline the letters that choose them. */
  readonly showsLetters?: boolean
}

/** How far a menu overlaps the hit box of its title (below it) or row (beside it). */
const TITLE_OFFSET = { side: -3, align: 0 }
const ROW_OFFSET = { side: -4, align: -3 }
const NO_OFFSET = { side: 0, align: 0 }

interface PanelProps {
  readonly host: MenuHost
  readonly items: readonly MenuItem[]
  /** How many titles and rows lead here: none where the menu opens by itself. */
  readonly depth: number
  readonly popupRef: Ref<HTMLDivElement>
  /** Whether it gives the focus to its title or row when it closes. */
  readonly finalFocus: () => boolean
  /** What it opens beside, if that is no title or row. */
  readonly anchor?: ComponentProps<typeof Menu.Positioner>['anchor']
  /** Names it, where no title or row does. */
  readonly label?: string
}

export function MenuPanel(props: PanelProps) {
  const { host, items, depth, popupRef, finalFocus, anchor, label } = props
  const layer = use(MenuLayerContext)
  const pressLetter = useMenuLetters()
  const offset = [NO_OFFSET, TITLE_OFFSET][depth] ?? ROW_OFFSET
  return (
    <Menu.Portal container={layer ?? undefined}>
      <Menu.Positioner
        className={styles.positioner}
        sideOffset={offset.side}
        alignOffset={offset.align}
        collisionPadding={0}
        {...(anchor ? { anchor, side: 'bottom', align: 'start' } : {})}
      >
        <Menu.Popup
          ref={popupRef}
          className={anchor ? `${styles.panel} ${styles.hanging}` : styles.panel}
          finalFocus={finalFocus}
          onKeyDownCapture={(event) => {
            host.pressKey?.(event)
            pressLetter(event)
          }}
          {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
          {...barMark(host.barId)}
        >
          {items.map((item, index) => (
            // Rows never move, and two may bear the same text.
            <MenuRow key={index} host={host} item={item} depth={depth} />
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  )
}

type RowProps<Item> = Pick<PanelProps, 'host' | 'depth'> & { readonly item: Item }

function MenuRow({ host, item, depth }: RowProps<MenuItem>) {
  if (item.type === 'separator') return <Menu.Separator className={styles.separator} />
  if (item.type === 'menu') return <SubmenuRow host={host} item={item} depth={depth} />
  return <CommandRow host={host} item={item} />
}

function CommandRow({ host, item }: Omit<RowProps<MenuCommand>, 'depth'>) {
  const role = rowRole(item)
  const isMarked = showsSymbol(item)
  return (
    <Menu.Item
      className={styles.row}
      role={role}
      aria-checked={role === 'menuitem' ? undefined : isMarked}
      disabled={item.disable ?? false}
      label={item.text}
      data-default={item.isDefault}
      aria-keyshortcuts={item.accessKey?.toUpperCase()}
      onClick={() => host.choose(item)}
      onMouseUp={(event) => {
        event.preventBaseUIHandler()
        releaseOn(host, event)
      }}
    >
      <MenuSymbol name={isMarked ? item.symbol : undefined} />
      <RowText item={item} isUnderlined={host.showsLetters === true} />
      {item.hotkey !== undefined && (
        <span className={styles.hotkey} aria-hidden="true">
          {item.hotkey}
        </span>
      )}
    </Menu.Item>
  )
}

function RowText(props: { readonly item: MenuCommand; readonly isUnderlined: boolean }) {
  const { item, isUnderlined } = props
  const [before, letter, after] = accessParts(item)
  if (!isUnderlined || letter === '') return <span>{item.text}</span>
  return (
    <span>
      {before}
      <u>{letter}</u>
      {after}
    </span>
  )
}

/** Chooses the row that a press is dragged to; a press and release on one row is a click anyway. */
function releaseOn(host: MenuHost, event: MouseEvent<HTMLElement>): void {
  if (event.button === 0 && host.pressEndsOn(event.currentTarget)) event.currentTarget.click()
}

/**
 * A row with a menu beside it, open while the mouse has been on the row and on no other since. The
 * library's own hovering would make the rest of the menu deaf to the pointer meanwhile.
 */
function SubmenuRow({ host, item, depth }: RowProps<Submenu>) {
  const [isOpen, setIsOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const isOpenedByKey = useRef(false)
  const { attachSubmenu } = host
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      popup.current = element
      if (isOpenedByKey.current) enterFirstRow(element)
      return attachSubmenu?.(element)
    },
    [attachSubmenu],
  )
  const pressedWith = useRef('')
  const isDisabled = item.disable ?? false
  return (
    <Menu.SubmenuRoot
      open={isOpen}
      onOpenChange={(open, details) => {
        host.onOpenChange(open, details)
        returnByEscape(open, details)
        const isPress = details.reason === 'trigger-press'
        // The mouse has opened it by pointing at the row: its press must not close it again, and Enter goes there.
        const isByKey = pressedWith.current === ''
        if (!open && isPress && (isByKey || pressedWith.current === 'mouse')) {
          details.cancel()
          if (isByKey) enterFirstRow(popup.current)
        }
        isOpenedByKey.current = open && isByKey
        if (!details.isCanceled) setIsOpen(open)
      }}
      onOpenChangeComplete={(open) => open && host.enterMenu(popup.current)}
    >
      <Menu.SubmenuTrigger
        className={styles.row}
        disabled={isDisabled}
        label={item.text}
        openOnHover={false}
        onPointerDown={({ pointerType }) => {
          pressedWith.current = pointerType
        }}
        onKeyDown={() => {
          pressedWith.current = ''
        }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'mouse' || isDisabled) return
          isOpenedByKey.current = false
          setIsOpen(true)
        }}
      >
        <MenuSymbol name={item.symbol} />
        <span>{item.text}</span>
        <span className={styles.arrow} aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <MenuPanel
        host={host}
        items={item.items}
        depth={depth + 1}
        popupRef={attach}
        finalFocus={host.mayReturnFocus}
      />
    </Menu.SubmenuRoot>
  )
}
