/** The search engine's home page. */
import { Icon } from '../../../ui/Icon.tsx'
import { DeadLinks } from './DeadLinks.tsx'
import { LogoPicture } from './LogoPicture.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './home.module.css'
import type { SearchPageProps } from './searchPage.ts'

export function HomePage({ state, dispatch, logo, searchBox }: SearchPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <DeadLinks className={styles.headerLink} texts={['Gmail', 'Images']} />
        <Icon name="user-avatar" size={32} />
      </div>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          dispatch({ type: 'searched' })
        }}
      >
        <LogoPicture logo={logo} size="large" isNamed />
        <SearchField
          ref={searchBox}
          className={styles.box}
          text={state.text}
          onType={(text) => dispatch({ type: 'typed', text })}
        />
        <div className={styles.buttons}>
          <button type="submit" className={styles.button}>
            Google Search
          </button>
          {/* It does nothing, as the spec says. */}
          <button type="button" className={styles.button}>
            I&apos;m Feeling Lucky
          </button>
        </div>
      </form>
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
