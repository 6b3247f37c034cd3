import { Fragment } from 'react'
import { keysOfChord } from '../../help/keys.ts'
import styles from './help.module.css'

/** Keys by their labels on keyboards. */
const NAMES: ReadonlyMap<string, string> = new Map([['Meta', 'Cmd']])

export function Chord({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.chord}>
      {keysOfChord(keys).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{NAMES.get(key) ?? key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
