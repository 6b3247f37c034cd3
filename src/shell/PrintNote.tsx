import { hrefOf } from '../owner/base.ts'
import { BLOG_PATH } from '../owner/paths.ts'
import styles from './print.module.css'

/** What is printed where no window is in front. */
export function PrintNote({ view }: { readonly view: Window }) {
  return (
    <p className={styles.note} aria-hidden="true">
      Open a window to print what it shows. Everything to read on this site is at{' '}
      {new URL(hrefOf(BLOG_PATH), view.location.href).href}.
    </p>
  )
}
