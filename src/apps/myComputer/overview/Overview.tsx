/** The right pane before a disk is opened: groups of drives, folders and links. */
import type { Ref } from 'react'
import { EntryLink } from './EntryLink.tsx'
import { DISK, GROUPS } from './overviewGroups.ts'
import styles from './overview.module.css'
import '../../../ui/scrollBars.css'

interface OverviewProps {
  readonly onOpenDisk: () => void
  readonly onUnknown: () => void
  readonly diskRef: Ref<HTMLButtonElement>
}

export function Overview({ onOpenDisk, onUnknown, diskRef }: OverviewProps) {
  return (
    <div className={`${styles.groups} luna-scroll`}>
      {GROUPS.map(({ title, entries }) => (
        <section key={title} data-lively={title === 'Links'} className={styles.group}>
          <h2 className={styles.heading}>
            <span>{title}</span>
          </h2>
          <ul role="list" className={styles.items}>
            {entries.map((entry) => (
              <li key={entry.text}>
                <EntryLink
                  entry={entry}
                  iconSize={45}
                  className={styles.item}
                  onPress={entry.text === DISK ? onOpenDisk : onUnknown}
                  buttonRef={entry.text === DISK ? diskRef : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
