/** The first Tab stop on `/`: a link to the plain pages that is visible while focused. */
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
