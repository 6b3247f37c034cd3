import { useId, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { MenuItem } from '../../../ui/menu/menuItem.ts'
import { useDropList } from '../../host/menus/useDropList.tsx'
import styles from './addressBar.module.css'
import status from './statusBar.module.css'

interface AddressBarProps {
  readonly address: string
  /** Where the window has been. */
  readonly visited: () => readonly MenuItem[]
  /** Runs a command by its id. */
  readonly run: (id: string) => void
}

/** Where the browser is: the address can be read and copied, not typed; its list leads back to where one was. */
export function AddressBar({ address, visited, run }: AddressBarProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const list = useDropList({ label: 'Addresses of this window', box, items: visited })
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        Address
      </label>
      <div className={styles.box}>
        <Icon name="web-page" size={16} />
        <input
          ref={box}
          id={id}
          className={styles.address}
          type="text"
          value={address}
          readOnly
          onKeyDown={list.onKeyDown}
        />
        {list.parts}
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

interface StatusBarProps {
  /** The address of a page that is being opened again; null once it is done. */
  readonly opening: string | null
  readonly hasGrip: boolean
}

/** The page is done, it is on the internet, and here the window can be resized. */
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
