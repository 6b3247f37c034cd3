import { SHOW_DESKTOP } from '../../desktop/commands.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCommands } from '../commands/CommandContext.tsx'
import { usePress } from '../usePress.ts'
import styles from './ShowDesktop.module.css'
import type { StopProps } from './useRovingFocus.ts'

export function ShowDesktop({ stopProps }: { readonly stopProps: StopProps }) {
  const commands = useCommands()
  const isShown = useDesktop((state) => state.setAside !== undefined)
  const press = usePress(() => commands.run(SHOW_DESKTOP, null))
  return (
    <button
      type="button"
      className={styles.button}
      data-part="show-desktop"
      aria-label="Show desktop"
      aria-pressed={isShown}
      title="Show desktop"
      {...press}
      {...stopProps}
    >
      <Icon name="show-desktop" size={16} />
    </button>
  )
}
