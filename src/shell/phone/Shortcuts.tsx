/** Replaces the START menu, which phones do not have. */
import { shortcuts } from 'virtual:shortcuts'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Shortcuts.module.css'

const ICON_SIZE = 20

export function Shortcuts() {
  const registry = useRegistry()
  const dispatch = useDispatch()
  return (
    <nav aria-label="Shortcuts">
      <ul role="list" className={styles.row}>
        {shortcuts.map((shortcut) => {
          const { text, icon } = shortcut
          const page = registry.pageOf(shortcut)
          const opening = registry.openingOf(shortcut)
          const face = (
            <>
              <Icon name={icon} size={ICON_SIZE} />
              {text}
            </>
          )
          return (
            <li key={text}>
              {page ? (
                <a className={styles.shortcut} href={page.href}>
                  {face}
                </a>
              ) : (
                <button
                  type="button"
                  className={styles.shortcut}
                  onClick={() => {
                    if (opening.type !== 'page/followed') dispatch(opening)
                  }}
                >
                  {face}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
