/** The small x in the corner of a notice, on the balloon's ground. */
import styles from './noticeClose.module.css'

export function NoticeClose({ onClose }: { readonly onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      className={styles.close}
      // Whoever is writing somewhere goes on there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClose}
    />
  )
}
