import { Icon } from '../../../ui/Icon.tsx'
import type { MenuItem } from '../../../ui/menu/menuItem.ts'
import { AddressRow } from '../../host/bars/AddressRow.tsx'
import row from '../../host/bars/addressRow.module.css'
import styles from './addressBar.module.css'
import status from './statusBar.module.css'

interface AddressBarProps {
  readonly address: string
  readonly visited: () => readonly MenuItem[]
  readonly run: (id: string) => void
}

/** Its list leads back to where the window has been. */
export function AddressBar({ address, visited, run }: AddressBarProps) {
  return (
    <AddressRow
      icon="web-page"
      iconSizes={[16, 16]}
      address={address}
      listLabel="Addresses of this window"
      places={visited}
      className={styles.row}
      onGo={() => run('go')}
    >
      <span className={styles.divider} />
      <button type="button" className={row.button} onClick={() => run('links')}>
        Links
        <span className={styles.more} aria-hidden="true">
          »
        </span>
      </button>
    </AddressRow>
  )
}

const EMPTY_CELLS = [0, 1, 2, 3]

interface StatusBarProps {
  /** The address of a page that is being opened again; null once it is done. */
  readonly opening: string | null
  readonly hasGrip: boolean
}

/** What is being loaded, the pretended zone, and a grip that resizes the window. */
export function StatusBar({ opening, hasGrip }: StatusBarProps) {
  return (
    <div role="status" className={status.bar}>
      <span className={status.done}>
        <Icon name="web-page" size={16} />
        <span>{opening === null ? 'Done' : `Opening page ${opening}...`}</span>
      </span>
      {EMPTY_CELLS.map((cell) => (
        <span key={cell} className={status.cell} />
      ))}
      <span className={status.zone}>
        <Icon name="internet" size={16} />
        <span>Internet</span>
      </span>
      {/* The desktop knows this part by its name, and resizes the window by it. */}
      {hasGrip && <span data-part="size-grip" className={status.grip} />}
    </div>
  )
}
