import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { useTip } from '../../ui/menu/useTip.ts'
import { useChoices } from '../../base/services/ServicesContext.tsx'
import { FRAME_WIDTH, TITLE_STRIP_HEIGHT } from '../../base/theme/metrics.ts'
import { onPage } from '../../base/theme/textScale.ts'
import type { MenuTarget } from '../../desktop/commands.ts'
import { DESKTOP_MENU_TARGET, WINDOW_MENU_TARGET } from '../../desktop/focusTarget.ts'
import { windowBox } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { AppWindow, DesktopIcon, DesktopState } from '../../desktop/state.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import type { MenuRequest } from '../../ui/menu/menuRequest.ts'
import { PopupMenu } from '../../ui/menu/PopupMenu.tsx'
import type { CommandUi } from './commandUi.ts'
import { type MenuSubject, menuOf } from './contextMenus.ts'
import { refusalOf } from './refusal.ts'

export interface ContextMenuProps {
  readonly commands: Pick<CommandUi, 'close' | 'perform'>
  readonly target: MenuTarget
  /** Null: opened by its shortcut. */
  readonly request: MenuRequest | null
}

interface Found {
  readonly label: string
  readonly window?: AppWindow
  readonly icon?: DesktopIcon
}

function find(target: MenuTarget, state: DesktopState): Found | undefined {
  switch (target.type) {
    case 'desktop':
      return { label: 'Desktop' }
    case 'taskbar':
      return { label: 'Taskbar' }
    case 'start':
      return { label: 'start' }
    case 'clock':
      return { label: 'Clock' }
    case 'volume':
      return { label: 'Volume' }
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

/** As in the era, the menu opens below the title bar's icon. */
function placeOf({ window }: Found, viewport: DesktopState['viewport']): MenuRequest {
  const { x, y } = window ? windowBox(window, viewport) : { x: 0, y: 0 }
  const at = { x: Math.max(0, x + FRAME_WIDTH), y: Math.max(0, y + TITLE_STRIP_HEIGHT) }
  return { at: onPage(at), isByKeyboard: true }
}

/** A click on the icon of a title opens its window's menu, and closes it however it was opened. */
function windowOfIcon(pressed: Element): string | null {
  const icon = pressed.closest('[data-part="title-icon"]')
  return icon?.closest<HTMLElement>('[data-window-id]')?.dataset['windowId'] ?? null
}

export default function ContextMenu({ commands, target, request }: ContextMenuProps) {
  const registry = useRegistry()
  const choices = useChoices()
  const tip = useTip()
  // The desktop may change while the menu is open.
  const state = useDesktop((now) => now)
  const isDesktops = target.type === 'desktop' || target.type === 'icon'
  const popup = useFocusTarget(isDesktops ? DESKTOP_MENU_TARGET : WINDOW_MENU_TARGET)
  const found = find(target, state)
  if (!found) return null

  const { at, isByKeyboard } = request ?? placeOf(found, state.viewport)
  const subject: MenuSubject = { registry, choices, state, ...found }
  return (
    <PopupMenu
      label={found.label}
      items={menuOf(target.type, subject, (effect) =>
        effect.type === 'words/said'
          ? tip(effect.words, null)
          : commands.perform(effect, (words) => tip(words, at)),
      )}
      at={at}
      isByKeyboard={isByKeyboard}
      isOpener={(pressed) => windowOfIcon(pressed) === found.window?.id}
      popupRef={popup}
      onChoose={(text, row) => {
        commands.close()
        runRow(text, row)
      }}
      onRefuse={(text, below) => tip(refusalOf(text, found.window), below)}
      onClose={commands.close}
    />
  )
}
