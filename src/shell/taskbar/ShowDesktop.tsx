/** The button beside START that minimizes all windows, and brings the same ones back. */
import { useDesktop, useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { usePress } from '../usePress.ts'
import styles from './ShowDesktop.module.css'
import type { StopProps } from './useRovingFocus.ts'

export function ShowDesktop({ stopProps }: { readonly stopProps: StopProps }) {
  const dispatch = useDispatch()
  const isShown = useDesktop((state) => state.setAside !== undefined)
  const press = usePress(() => dispatch({ type: 'windows/setAsideToggled' }))
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
