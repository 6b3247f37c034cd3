/**
 * What stands beside the text of an article: contents and, on a page, the search. Where there is no room, a page has them
 * above the text, and a window among its tools.
 */
import type { Heading } from 'virtual:posts'
import { INTERFACE_LANGUAGE, langMark } from '../../../owner/language.ts'
import { SearchBox } from '../../searchBox/SearchBox.tsx'
import styles from './beside.module.css'
import { Contents } from './Contents.tsx'

interface BesideProps {
  readonly headings: readonly Heading[]
  /** A page has its search here, and keeps both at hand (site/browser/atHand.ts). */
  readonly isPage: boolean
  /** Of the article. */
  readonly language: string
}

export function Beside({ headings, isPage, language }: BesideProps) {
  return (
    <div
      className={`${styles.beside} ${isPage ? styles.atHand : styles.inWindow}`}
      data-screen=""
      {...(isPage && { 'data-part': 'at-hand' })}
    >
      {isPage && (
        <SearchBox
          className={styles.search}
          isLandmark
          {...langMark(INTERFACE_LANGUAGE, language)}
        />
      )}
      <Contents headings={headings} isLandmark={isPage} language={language} />
    </div>
  )
}
