/** The search box of a page or a window; its code (startSearch.ts) loads on focus. */
import { useId } from 'react'
import { SEARCH_HASH } from '../../owner/paths.ts'
import styles from './searchBox.module.css'

interface SearchBoxProps {
  /** True on a page, where an address may name the box. */
  readonly isLandmark: boolean
  /** Says where it is, and positions what holds its results. */
  readonly className: string | undefined
  /** Where the text around it is in another language. */
  readonly lang?: string | undefined
}

export function SearchBox({ isLandmark, className, lang }: SearchBoxProps) {
  return (
    <div
      className={`${styles.search} ${className}`}
      lang={lang}
      data-screen=""
      {...(isLandmark && { role: 'search' })}
    >
      <input
        id={isLandmark ? SEARCH_HASH.slice(1) : undefined}
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
      <div id={useId()} className={styles.found} data-part="search-results" />
      <p className="visually-hidden" role="status" data-part="search-status" />
    </div>
  )
}
