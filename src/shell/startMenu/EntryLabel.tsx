import type { StartMenuFolder, StartMenuItem } from '../../owner/startMenuEntries.ts'
import styles from './Entries.module.css'
import { StartIcon } from './StartIcon.tsx'

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
      <StartIcon name={entry.icon} size={iconSize} />
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
