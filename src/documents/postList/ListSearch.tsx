/** The search box of a list page; its code (src/site/browser/searchBox.ts) loads on focus. */
import { SEARCH_HASH } from '../../owner/paths.ts'
import styles from './listSearch.module.css'

export function ListSearch() {
  return (
    <div role="search" className={styles.search} data-screen="">
      <input
        id={SEARCH_HASH.slice(1)}
        type="search"
        className={styles.box}
        data-part="search"
        aria-label="Search this site"
        placeholder="Search this site"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <div className={styles.found} data-part="search-results" />
      <p className="visually-hidden" role="status" data-part="search-status" />
    </div>
  )
}
