import { Icon } from '../../../ui/Icon.tsx'
import styles from './home.module.css'
import {
  DeadLinks,
  Footer,
  LogoPicture,
  SearchField,
  SearchForm,
  type SearchPageProps,
} from './parts.tsx'

export function HomePage({ logo, onSearch, ...field }: SearchPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <DeadLinks texts={['Gmail', 'Images']} />
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
      <Footer className={styles.footer}>
        <DeadLinks texts={['Advertising', 'Business', 'About']} />
        <span className={styles.spring} />
        <DeadLinks texts={['Privacy', 'Terms', 'Settings']} />
      </Footer>
    </div>
  )
}
