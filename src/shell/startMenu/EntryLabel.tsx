/** What an entry of the START menu shows. */
import type { StartMenuFolder, StartMenuItem } from '../../owner/startMenu.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Entries.module.css'

/** Picture and text. Only the text is the entry's name. */
export function EntryLabel({
  entry,
  iconSize,
}: {
  readonly entry: StartMenuItem | StartMenuFolder
  readonly iconSize: number
}) {
  const detail = entry.type === 'item' ? entry.detail : undefined
  const suffix = entry.type === 'item' ? entry.suffix : undefined
  return (
    <>
      <Icon name={entry.icon} size={iconSize} />
      <span className={styles.label}>
        <span className={entry.isStrong && styles.strong}>{entry.text}</span>
        {suffix !== undefined && <span aria-hidden="true">{suffix}</span>}
        {detail !== undefined && (
          <span className={styles.detail} aria-hidden="true">
            {detail}
          </span>
        )}
      </span>
    </>
  )
}
