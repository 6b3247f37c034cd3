/** The search engine's logo in a box that never changes its size, whichever picture it shows. */
import { hrefOf } from '../../../owner/base.ts'
import type { Logo } from './useLogo.ts'
import styles from './logo.module.css'
import { Wordmark } from './Wordmark.tsx'

interface LogoPictureProps {
  readonly logo: Logo
  readonly size: 'large' | 'small'
  /** The button around it has a name of its own, and the picture then none. */
  readonly isNamed: boolean
}

export function LogoPicture({ logo, size, isNamed }: LogoPictureProps) {
  return (
    <span className={`${styles.box} ${styles[size]}`}>
      {logo.address === null ? (
        <Wordmark label={isNamed ? 'Meadow search' : undefined} />
      ) : (
        <img
          className={styles.picture}
          // Before the address: the request must already know it.
          referrerPolicy="no-referrer"
          src={hrefOf(logo.address)}
          alt={isNamed ? 'Google' : ''}
          draggable={false}
          onLoad={logo.onLoad}
          onError={logo.onError}
        />
      )}
    </span>
  )
}
