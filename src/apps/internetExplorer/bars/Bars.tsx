import { useId } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './addressBar.module.css'
import status from './statusBar.module.css'

interface AddressBarProps {
  readonly address: string
  /** Runs a command by its id. */
  readonly run: (id: string) => void
}

/** Where the browser is: the address can be read and copied, not changed. */
export function AddressBar({ address, run }: AddressBarProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        Address
      </label>
      <div className={styles.box}>
        <Icon name="web-page" size={16} />
        <input id={id} className={styles.address} type="text" value={address} readOnly />
        <span className={styles.drop} />
      </div>
      <button type="button" className={styles.button} onClick={() => run('go')}>
        <Icon name="go-arrow" size={16} />
        Go
      </button>
      <span className={styles.divider} />
      <button type="button" className={styles.button} onClick={() => run('links')}>
        Links
        <span className={styles.more} aria-hidden="true">
          »
        </span>
      </button>
    </div>
  )
}

const EMPTY_CELLS = [0, 1, 2, 3]

/** The page is done, it is on the internet, and here the window can be resized. */
export function StatusBar({ hasGrip }: { readonly hasGrip: boolean }) {
  return (
    <div role="status" className={status.bar}>
      <span className={status.done}>
        <Icon name="web-page" size={16} />
        <span>Done</span>
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
