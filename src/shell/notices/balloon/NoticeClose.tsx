/** The small x in the corner of a notice. */
import styles from './noticeClose.module.css'

export function NoticeClose({ onClose }: { readonly onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      className={styles.close}
      // The focus stays where it is, for instance in a text that is being written.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClose}
    />
  )
}
