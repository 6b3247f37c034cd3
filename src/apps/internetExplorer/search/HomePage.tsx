import { Icon } from '../../../ui/Icon.tsx'
import styles from './home.module.css'
import { DeadLinks, LogoPicture, SearchField, SearchForm, type SearchPageProps } from './parts.tsx'

export function HomePage({ logo, onSearch, ...field }: SearchPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <DeadLinks className={styles.headerLink} texts={['Gmail', 'Images']} />
        <Icon name="user-avatar" size={32} />
      </div>
      <SearchForm className={styles.search} onSearch={onSearch}>
        <LogoPicture logo={logo} size="large" isNamed />
        <SearchField className={styles.box} {...field} />
        <div className={styles.buttons}>
          <button type="submit" className={styles.button}>
            Google Search
          </button>
          {/* It does nothing, as the spec says. */}
          <button type="button" className={styles.button}>
            I&apos;m Feeling Lucky
          </button>
        </div>
      </SearchForm>
      <div className={styles.footer}>
        <div className={styles.country}>Taiwan</div>
        <div className={styles.footerLinks}>
          <DeadLinks className={styles.footerLink} texts={['Advertising', 'Business', 'About']} />
          <span className={styles.spring} />
          <DeadLinks className={styles.footerLink} texts={['Privacy', 'Terms', 'Settings']} />
        </div>
      </div>
    </div>
  )
}
