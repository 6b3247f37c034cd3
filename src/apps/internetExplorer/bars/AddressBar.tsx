/** The row that says where the browser is. The address can be read and copied, not changed. */
import { useId } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './addressBar.module.css'

export function AddressBar({ address }: { readonly address: string }) {
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
      <button type="button" className={styles.button}>
        <Icon name="go-arrow" size={16} />
        Go
      </button>
      <span className={styles.divider} />
      <button type="button" className={styles.button}>
        Links
        <span className={styles.more} aria-hidden="true">
          »
        </span>
      </button>
    </div>
  )
}
