/** The overview: cards with tasks, places and details on the left, drives, folders and links on the right. */
import { type Ref, useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { NEW_TAB } from '../../../ui/newTab.ts'
import { TaskCard, TaskPane } from '../../../ui/pane/TaskPane.tsx'
import pane from '../../../ui/pane/taskPane.module.css'
import type { AppViewProps } from '../../host/app.ts'
import { useReadingPosition } from '../../host/documents/useReadingPosition.ts'
import { DISK_PATH } from '../../../files/disk.ts'
import { MY_COMPUTER_PATH } from '../../../owner/paths.ts'
import { CARDS, GROUPS, type OverviewEntry } from './overviewGroups.ts'
import styles from './overview.module.css'
import '../../../ui/scrollBars.css'

interface Opener {
  /** @param isAgain for the second press of a double-click, which opens nothing more */
  readonly onOpen: (entry: OverviewEntry, isAgain: boolean) => void
}

export function SidePane({ onOpen }: Opener) {
  return (
    <TaskPane>
      {CARDS.map(({ title, entries }) => (
        <TaskCard key={title} title={title} heading="h2">
          {entries.map((entry) => (
            <li key={entry.text}>
              <Entry entry={entry} iconSize={14} className={pane.row} onOpen={onOpen} />
            </li>
          ))}
        </TaskCard>
      ))}
    </TaskPane>
  )
}

interface GroupsProps extends Opener, Pick<AppViewProps, 'window'> {
  readonly diskRef: Ref<HTMLButtonElement>
}

export function Groups({ window, onOpen, diskRef }: GroupsProps) {
  const groups = useRef<HTMLDivElement>(null)
  useReadingPosition(window, groups, { path: MY_COMPUTER_PATH, isShown: true })
  return (
    <div ref={groups} className={`${styles.groups} luna-scroll`}>
      {GROUPS.map(({ title, entries }) => (
        <section key={title}>
          <h2 className={styles.heading}>{title}</h2>
          <ul role="list" className={styles.items}>
            {entries.map((entry) => (
              <li key={entry.text}>
                <Entry
                  entry={entry}
                  iconSize={45}
                  className={styles.item}
                  onOpen={onOpen}
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

interface EntryProps extends Opener {
  readonly entry: OverviewEntry
  readonly iconSize: number
  readonly className: string | undefined
  /** Where it is given, the entry takes the focus of a new window. */
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined
}

/** A link where the entry has an address, else a button. */
function Entry({ entry, iconSize, className, onOpen, buttonRef }: EntryProps) {
  const content = (
    <>
      <Icon name={entry.icon} size={iconSize} />
      <span>{entry.text}</span>
    </>
  )
  if (entry.href !== undefined) {
    return (
      <a
        className={className}
        href={entry.href}
        {...NEW_TAB}
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {content}
      </a>
    )
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      className={className}
      onClick={({ detail }) => onOpen(entry, detail > 1)}
      {...(buttonRef && { 'data-autofocus': '' })}
    >
      {content}
    </button>
  )
}
