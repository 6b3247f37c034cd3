import { SHOW_DESKTOP } from '../../desktop/commands.ts'
import { START } from '../../desktop/focusTarget.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCommands } from '../commands/commandUi.ts'
import { usePress } from '../usePress.ts'
import styles from './ShowDesktop.module.css'

export function ShowDesktop() {
  const commands = useCommands()
  const isShown = useDesktop((state) => state.setAside !== undefined)
  const press = usePress(() => commands.run(SHOW_DESKTOP, null))
  return (
    <button
      // The focus target of the whole taskbar is START.
      ref={useFocusTarget(START)}
      type="button"
      className={styles.button}
      data-part="show-desktop"
      aria-pressed={isShown}
      aria-label="Show desktop"
      data-tip="Show desktop"
      {...press}
    >
      <Icon name="show-desktop" size={16} />
    </button>
  )
}
