/** Where a window is: an address to be read and copied, not typed, with a list of other places, and Go. */
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { MenuItem } from '../../../ui/menu/menuItem.ts'
import { useDropList } from '../menus/useDropList.tsx'
import styles from './addressRow.module.css'

interface AddressRowProps {
  readonly icon: string
  /** Of the icon before the address, and of that of Go, in CSS pixels. */
  readonly iconSizes: readonly [before: number, go: number]
  readonly address: string
  readonly listLabel: string
  readonly places: () => readonly MenuItem[]
  readonly className: string | undefined
  /** Beside Go. */
  readonly children?: ReactNode
  onGo(event: MouseEvent<HTMLElement>): void
}

export function AddressRow(props: AddressRowProps) {
  const { icon, iconSizes, address, listLabel, places, className, children, onGo } = props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const list = useDropList({ label: listLabel, box, items: places })
  return (
    <div className={`${styles.row} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        Address
      </label>
      <span className={styles.box}>
        <Icon name={icon} size={iconSizes[0]} />
        <input
          ref={box}
          id={id}
          className={styles.address}
          readOnly
          value={address}
          spellCheck={false}
          onKeyDown={list.onKeyDown}
        />
        {list.parts}
      </span>
      <button type="button" className={styles.button} onClick={onGo}>
        <Icon name="go-arrow" size={iconSizes[1]} />
        Go
      </button>
      {children}
    </div>
  )
}
