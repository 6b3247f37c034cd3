/** The right pane before a disk is opened: groups of drives, folders and links. */
import { type Ref, useRef } from 'react'
import type { AppViewProps } from '../../host/app.ts'
import { DISK_PATH } from '../../../files/disk.ts'
import { useReadingPosition } from '../../host/useReadingPosition.ts'
import { OVERVIEW_PATH } from '../files/places.ts'
import { EntryLink } from './EntryLink.tsx'
import { GROUPS, type OverviewEntry } from './overviewGroups.ts'
import styles from './overview.module.css'
import '../../../ui/scrollBars.css'

interface OverviewProps extends Pick<AppViewProps, 'window'> {
  readonly onOpen: (entry: OverviewEntry) => void
  readonly diskRef: Ref<HTMLButtonElement>
}

export function Overview({ window, onOpen, diskRef }: OverviewProps) {
  const groups = useRef<HTMLDivElement>(null)
  useReadingPosition(window, groups, { path: OVERVIEW_PATH, isShown: true })
  return (
    <div ref={groups} className={`${styles.groups} luna-scroll`}>
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
                  onPress={() => onOpen(entry)}
                  buttonRef={entry.opens === DISK_PATH ? diskRef : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
