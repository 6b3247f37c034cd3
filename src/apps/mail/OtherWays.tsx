/** How else the owner can be reached: profiles on other sites, and an entry for the visitor's address book. */
import { site } from 'virtual:site'
import { hrefOf } from '../../owner/base.ts'
import { CONTACT_CARD_PATH } from '../../owner/paths.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './mail.module.css'

export function OtherWays() {
  return (
    <ul role="list" className={styles.ways} aria-label="Other ways to reach the owner">
      {site.profiles.map(({ label, url }) => (
        <li key={url} {...OWNERS_WORDS}>
          <a href={url} target="_blank" rel="me noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
      <li>
        <a className={styles.card} href={hrefOf(CONTACT_CARD_PATH)} download="">
          <Icon name="about" size={16} />
          Add to address book
        </a>
      </li>
    </ul>
  )
}
