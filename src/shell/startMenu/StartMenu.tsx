/** The START menu, a lazy chunk: import it through `useStartMenu` only. */
import { Menu } from '@base-ui/react/menu'
import { type KeyboardEvent, memo, type RefObject, useCallback, useMemo, useRef } from 'react'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { startMenuOf } from '../../apps/host/startMenu.ts'
import { startMenu } from 'virtual:start-menu'
import { pictures } from 'virtual:pictures'
import { site } from 'virtual:site'
import type { DesktopAction } from '../../desktop/actions.ts'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { START_MENU } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { START_ICON_SIZES as ICONS } from '../../base/theme/iconSizes.ts'
import { useMenuLetters } from '../../ui/menu/menuLetters.ts'
import { isInMenu, useOpenMenu } from '../../ui/menu/openMenu.ts'
import type { MenuPath } from './aim.ts'
import { Entries, Entry, EntrySeparator } from './Entries.tsx'
import styles from './StartMenu.module.css'
import { useColumnKeys } from './useColumnKeys.ts'
import { useDragRelease } from './useDragRelease.ts'
import type { StartMenuOpener } from '../usePress.ts'
import { NestedMenusProvider } from './NestedMenus.tsx'

export interface StartMenuProps {
  readonly isOpen: boolean
  readonly openedBy: StartMenuOpener
  /** Gets the focus back if nothing is chosen; null: START. */
  readonly focusBefore: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly startButton: RefObject<HTMLButtonElement | null>
  readonly container: RefObject<HTMLElement | null>
  readonly element: RefObject<HTMLDivElement | null>
}

export function StartMenu(props: StartMenuProps) {
  const { isOpen, openedBy, focusBefore, onClose, startButton, container, element } = props
  const dispatch = useDispatch()
  const popup = useRef<HTMLDivElement>(null)
  const givesFocusBack = useRef(true)
  useOpenMenu(isOpen, isInMenu, () => {
    givesFocusBack.current = false
    onClose()
  })
  const choose = useCallback(
    (action: DesktopAction) => {
      givesFocusBack.current = false
      dispatch(action)
    },
    [dispatch],
  )
  const pressLetter = useMenuLetters()
  /** Tab would focus one of the invisible guards that the library renders around a menu. */
  const pressKey = (event: KeyboardEvent) => {
    pressLetter(event)
    if (event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(open, { reason, event }) => {
        if (open) return
        // The button handles presses on START itself; otherwise they would open the menu again.
        const target = event.target
        const isStart = target instanceof Node && startButton.current?.contains(target)
        if (reason === 'outside-press' && isStart) return
        // The pressed element gets the focus.
        if (reason !== 'escape-key') givesFocusBack.current = false
        onClose()
      }}
      onOpenChangeComplete={(open) => {
        if (!open) return
        givesFocusBack.current = true
        if (openedBy !== 'pointer') firstEntry(popup.current)?.focus()
      }}
    >
      {/* Mounted while hidden, since rendering it takes longer than a press may wait. */}
      <Menu.Portal container={container} keepMounted>
        <Menu.Positioner
          ref={element}
          className={styles.positioner}
          anchor={startButton}
          positionMethod="fixed"
          side="top"
          align="start"
          disableAnchorTracking
        >
          <Menu.Popup
            ref={useFocusTarget(START_MENU, popup, isOpen)}
            aria-label="Start menu"
            className={styles.popup}
            finalFocus={() =>
              givesFocusBack.current && (focusBefore.current ?? startButton.current)
            }
            onKeyDown={useColumnKeys(popup)}
            onKeyDownCapture={pressKey}
            onMouseUp={useDragRelease(isOpen)}
          >
            <NestedMenusProvider isOpen={isOpen}>
              <StartMenuBody choose={choose} />
            </NestedMenusProvider>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const ROOT: MenuPath = []

function firstEntry(popup: HTMLElement | null): HTMLElement | null | undefined {
  return popup?.querySelector<HTMLElement>('[role="menuitem"]')
}

function UserPicture() {
  const { avatar } = pictures
  if (!avatar) return <Icon name="user-avatar" size={48} />
  const { src, webp } = avatar
  return <img src={src} srcSet={webp} sizes="48px" width={48} height={48} alt="" />
}

interface StartMenuBodyProps {
  readonly choose: (action: DesktopAction) => void
}

/** Memoized, so that opening the menu does not render it again. */
const StartMenuBody = memo(function StartMenuBody({ choose }: StartMenuBodyProps) {
  const { apps } = useRegistry()
  const menu = useMemo(() => startMenuOf(apps, startMenu), [apps])
  const common = { parent: ROOT, choose }
  return (
    <>
      {/* Hidden from assistive technology, since the page already names its owner. */}
      <div className={styles.header} aria-hidden="true">
        <span className={styles.picture}>
          <UserPicture />
        </span>
        <span className={styles.owner}>{site.owner.name}</span>
      </div>
      <div className={styles.columns}>
        <div className={styles.left} data-column="left">
          <Entries entries={menu.programs} iconSize={ICONS.programs} {...common} />
          <div className={styles.gap} />
          <EntrySeparator />
          <div className={styles.programs}>
            <Entry entry={menu.allPrograms} iconSize={ICONS.allPrograms} {...common} />
          </div>
        </div>
        <div className={styles.right} data-column="right">
          <Entries entries={menu.places} iconSize={ICONS.places} {...common} />
        </div>
      </div>
      <div className={styles.footer}>
        <Entries entries={startMenu.session} iconSize={ICONS.session} {...common} />
      </div>
    </>
  )
})
