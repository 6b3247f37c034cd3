import { owner } from 'virtual:owner'
import { site } from 'virtual:site'
import { bareAddress, wholeAddress } from '../../owner/addresses.ts'
import { hrefOf } from '../../owner/base.ts'
import { ABOUT_PATH } from '../../owner/paths.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import styles from './resume.module.css'

export function Contacts() {
  const { location, email } = owner
  return (
    <ul role="list" className={styles.contacts} aria-label="Contact">
      {location !== '' && <li {...OWNERS_WORDS}>{location}</li>}
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      <li>
        <a href={hrefOf(ABOUT_PATH)}>{bareAddress(wholeAddress('/'))}</a>
      </li>
      {site.profiles.map(({ label, url }) => (
        <li key={url} {...OWNERS_WORDS}>
          <a href={url} rel="me noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
