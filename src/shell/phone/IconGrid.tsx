import { customPages } from 'virtual:custom-pages'
import { desktopIcons } from 'virtual:desktop-icons'
import type { App } from '../../apps/host/app.ts'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { useDesktop, useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { iconTarget } from '../../desktop/focusTarget.ts'
import type { DesktopIcon } from '../../desktop/state.ts'
import { hrefOf } from '../../owner/base.ts'
import { PAGE_ICON, pagesWithoutIcon } from '../../owner/linkedPages.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NEW_TAB } from '../../ui/newTab.ts'
import { Greeting } from './greeting/Greeting.tsx'
import styles from './IconGrid.module.css'
import { Shortcuts } from './Shortcuts.tsx'

const PICTURE_SIZE = 48

export interface IconGridProps {
  /** True while a sheet covers the grid, which is then inert. */
  readonly isCovered: boolean
  onOpen(icon: DesktopIcon): void
  onSearch(): void
}

function Face({ icon, title }: Pick<DesktopIcon, 'icon' | 'title'>) {
  return (
    <>
      <Icon name={icon} size={PICTURE_SIZE} />
      <span className={styles.label}>{title}</span>
    </>
  )
}

/** An app without an icon on the desktop. */
function AppItem({ app }: { readonly app: App }) {
  const { appName, icon, label = appName } = app
  const dispatch = useDispatch()
  return (
    <button
      ref={useFocusTarget(`icon:${appName}`)}
      type="button"
      className={styles.item}
      onClick={() => dispatch({ type: 'app/added', appName })}
    >
      <Face icon={icon} title={label} />
    </button>
  )
}

function GridItem({ icon, onOpen }: { icon: DesktopIcon; onOpen(icon: DesktopIcon): void }) {
  const page = useRegistry().pageOf(icon)
  const shared = {
    ref: useFocusTarget(iconTarget(icon.id)),
    className: styles.item,
    'data-icon-id': icon.id,
  }
  const face = <Face icon={icon.icon} title={icon.title} />
  if (!page) {
    return (
      <button type="button" {...shared} onClick={() => onOpen(icon)}>
        {face}
      </button>
    )
  }
  return (
    <a href={page.href} draggable={false} {...(page.isOutside && NEW_TAB)} {...shared}>
      {face}
    </a>
  )
}

export function IconGrid({ isCovered, onOpen, onSearch }: IconGridProps) {
  const icons = useDesktop((state) => state.icons)
  const { canSearch, onPhones } = useRegistry()
  return (
    <div className={styles.screen} inert={isCovered}>
      {canSearch && (
        <button type="button" className={styles.search} onClick={onSearch}>
          <Icon name="search" size={20} />
          Search this site
        </button>
      )}
      {/* Safari announces a list without bullets only if it has the role. */}
      <ul role="list" aria-label="Apps" className={styles.grid}>
        {icons.map((icon) => (
          <li key={icon.id}>
            <GridItem icon={icon} onOpen={onOpen} />
          </li>
        ))}
        {onPhones.map((app) => (
          <li key={app.appName}>
            <AppItem app={app} />
          </li>
        ))}
        {pagesWithoutIcon(customPages, desktopIcons).map((page) => (
          <li key={page.path}>
            <a href={hrefOf(page.path)} draggable={false} className={styles.item}>
              <Face icon={PAGE_ICON} title={page.title} />
            </a>
          </li>
        ))}
      </ul>
      <Shortcuts />
      <Greeting />
    </div>
  )
}
