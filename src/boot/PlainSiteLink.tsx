/**
 * The first thing that Tab reaches on `/`: the way to the pages for whoever wants no desktop. It stands in the document
 * before the program, which leaves it there, and is seen while it has the focus.
 */
import { hrefOf } from '../owner/base.ts'
import { BLOG_PATH } from '../owner/paths.ts'
import styles from './BootScreen.module.css'

export function PlainSiteLink() {
  return (
    <nav aria-label="Without the desktop" className={styles.plain}>
      <a href={hrefOf(BLOG_PATH)}>Plain site</a>
    </nav>
  )
}
