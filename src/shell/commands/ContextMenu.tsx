/** The menu of a window, the taskbar, the desktop or an icon. Loaded when the first one is opened. */
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { useTip } from '../../apps/host/useTip.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { FRAME_WIDTH, TITLE_STRIP_HEIGHT } from '../../base/theme/metrics.ts'
import type { CommandId, MenuTarget } from '../../desktop/commands.ts'
import { DESKTOP_MENU_TARGET, WINDOW_MENU_TARGET } from '../../desktop/focusTarget.ts'
import { windowBox } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { AppWindow, DesktopIcon, DesktopState } from '../../desktop/state.ts'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import type { MenuRequest } from '../../ui/menu/menuRequest.ts'
import { PopupMenu } from '../../ui/menu/PopupMenu.tsx'
import { carryOut } from './carryOut.ts'
import type { CommandUi } from './commandUi.ts'
import { contextCommandById } from './contextCommands.ts'
import { chosenCommand, type MenuSubject, rowsOf } from './contextMenus.ts'

/** The commands that a menu needs; most of its rows return their own effects. */
export type MenuCommands = Pick<CommandUi, 'close' | 'perform' | 'refresh'>

export interface ContextMenuProps {
  readonly commands: MenuCommands
  readonly target: MenuTarget
  /** Null: the menu was opened by its shortcut. */
  readonly request: MenuRequest | null
}

interface Found {
  readonly label: string
  readonly window?: AppWindow
  readonly icon?: DesktopIcon
}

/** The menu's target as it is now; undefined if it is gone. */
function find(target: MenuTarget, state: DesktopState): Found | undefined {
  switch (target.type) {
    case 'desktop':
      return { label: 'Desktop' }
    case 'taskbar':
      return { label: 'Taskbar' }
    case 'icon': {
      const icon = state.icons.find(({ id }) => id === target.id)
      return icon && { label: icon.title, icon }
    }
    case 'window': {
      const window = windowById(state, target.id)
      return window && { label: window.header.title, window }
    }
  }
}

/** A window's menu opened by its shortcut appears below the title bar's icon, where the era's opened on a click. */
function placeOf({ window }: Found, viewport: DesktopState['viewport']): MenuRequest {
  const { x, y } = window ? windowBox(window, viewport) : { x: 0, y: 0 }
  const at = { x: Math.max(0, x + FRAME_WIDTH), y: Math.max(0, y + TITLE_STRIP_HEIGHT) }
  return { at, isByKeyboard: true }
}

export default function ContextMenu({ commands, target, request }: ContextMenuProps) {
  const store = useOSAppState()
  const registry = useRegistry()
  const services = useServices()
  const tip = useTip()
  // Render again when the target disappears, so that its menu closes.
  useDesktop((state) => find(target, state)?.label)
  const isDesktops = target.type === 'desktop' || target.type === 'icon'
  const popup = useFocusTarget(isDesktops ? DESKTOP_MENU_TARGET : WINDOW_MENU_TARGET)
  const state = store.getState()
  const found = find(target, state)
  if (!found) return null

  const subject: MenuSubject = {
    type: target.type,
    state,
    registry,
    choices: services.storage.read(),
    ...found,
  }
  const { at, isByKeyboard } = request ?? placeOf(found, state.viewport)
  const choose = (text: string): void => {
    commands.close()
    const id = chosenCommand(target, text)
    const own = id === undefined ? undefined : contextCommandById(id)
    const input = { ...subject, state: store.getState() }
    const tell = (words: string): void => tip(words, at)
    if (own)
      own.run(input).forEach((effect) => carryOut(effect, { store, services, commands, tell }))
    else if (id !== undefined) commands.perform(id as CommandId, found.window?.id ?? null)
  }
  return (
    <PopupMenu
      label={found.label}
      items={rowsOf(subject)}
      at={at}
      isByKeyboard={isByKeyboard}
      popupRef={popup}
      onChoose={choose}
      onClose={commands.close}
    />
  )
}
