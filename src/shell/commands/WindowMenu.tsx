/** A window's own menu: the commands about windows, enabled as they would do something now. */
import { WINDOW_MENU, commandById } from '../../desktop/commands.ts'
import { WINDOW_MENU_TARGET } from '../../desktop/focusTarget.ts'
import { windowBox } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { AppWindow, DesktopState, WindowId } from '../../desktop/state.ts'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { FRAME_WIDTH, TITLE_STRIP_HEIGHT } from '../../base/theme/metrics.ts'
import type { Point } from '../../base/geometry/box.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import type { MenuItem } from '../../ui/menu/menuItem.ts'
import { PopupMenu } from '../../ui/menu/PopupMenu.tsx'
import type { CommandUi } from './commandUi.ts'

export interface WindowMenuProps {
  readonly commands: CommandUi
  readonly id: WindowId
  readonly at: Point | null
}

function rowsFor(state: DesktopState, window: AppWindow): readonly MenuItem[] {
  return WINDOW_MENU.map((name): MenuItem => {
    if (name === 'separator') return { type: 'separator' }
    const command = commandById(name)
    return { type: 'item', text: command.title, disable: !command.when(state, window) }
  })
}

/** By keyboard it opens below the icon of the title bar, which the era's opened by a press. */
function placeOf(window: AppWindow, viewport: DesktopState['viewport']): Point {
  const { x, y } = windowBox(window, viewport)
  return { x: Math.max(0, x + FRAME_WIDTH), y: Math.max(0, y + TITLE_STRIP_HEIGHT) }
}

export default function WindowMenu({ commands, id, at }: WindowMenuProps) {
  const { getState } = useOSAppState()
  const window = useDesktop((state) => windowById(state, id))
  const popup = useFocusTarget(WINDOW_MENU_TARGET)
  if (!window) return null
  const choose = (text: string): void => {
    commands.close()
    const name = WINDOW_MENU.find((row) => row !== 'separator' && commandById(row).title === text)
    if (name && name !== 'separator') commands.perform(name, id)
  }
  return (
    <PopupMenu
      label={window.header.title}
      items={rowsFor(getState(), window)}
      at={at ?? placeOf(window, getState().viewport)}
      isByKeyboard={at === null}
      popupRef={popup}
      onChoose={choose}
      onClose={commands.close}
    />
  )
}
