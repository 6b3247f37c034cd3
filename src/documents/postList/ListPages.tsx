import { hrefOf } from '../../owner/base.ts'
import { Landmark } from '../Landmark.tsx'
import type { Listing } from './listings.ts'
import styles from './listPages.module.css'

interface ListPagesProps {
  readonly listing: Listing
  readonly isLandmark: boolean
}

export function ListPages({ listing, isLandmark }: ListPagesProps) {
  const { newer, older, page, pages } = listing
  if (pages === 1) return null
  return (
    <Landmark isLandmark={isLandmark} className={styles.pages} data-screen="" aria-label="Pages">
      {newer !== undefined && (
        <a className={styles.newer} href={hrefOf(newer)} rel="prev">
          Newer posts
        </a>
      )}
      <span className={styles.place}>
        Page {page} of {pages}
      </span>
      {older !== undefined && (
        <a className={styles.older} href={hrefOf(older)} rel="next">
          Older posts
        </a>
      )}
    </Landmark>
  )
}
