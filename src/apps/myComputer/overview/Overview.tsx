/** The overview: cards with tasks, places and details on the left, drives, folders and links on the right. */
import { type Ref, useId, useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { NEW_TAB } from '../../../ui/newTab.ts'
import type { AppViewProps } from '../../host/app.ts'
import { useReadingPosition } from '../../host/documents/useReadingPosition.ts'
import { DISK_PATH } from '../../../files/disk.ts'
import { MY_COMPUTER_PATH } from '../../../owner/paths.ts'
import { CARDS, GROUPS, type OverviewEntry, type Section } from './overviewGroups.ts'
import styles from './overview.module.css'
import pane from './sidePane.module.css'
import '../../../ui/scrollBars.css'

interface Opener {
  /** @param isAgain for the second press of a double-click, which opens nothing more */
  readonly onOpen: (entry: OverviewEntry, isAgain: boolean) => void
}

export function SidePane({ onOpen }: Opener) {
  return (
    <div className={`${pane.pane} luna-scroll`}>
      {CARDS.map((card) => (
        <Card key={card.title} {...card} onOpen={onOpen} />
      ))}
    </div>
  )
}

function Card({ title, entries, onOpen }: Section & Opener) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <section>
      <h2>
        <button
          type="button"
          className={pane.header}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={pane.title}>{title}</span>
          <Chevrons />
        </button>
      </h2>
      <ul id={id} role="list" className={pane.rows} hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={entry.text}>
            <Entry entry={entry} iconSize={14} className={pane.row} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Chevrons() {
  return (
    <svg className={pane.chevrons} viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" />
      <path d="m5.5 8.5 3.5-3.5 3.5 3.5m-7 4.5 3.5-3.5 3.5 3.5" />
    </svg>
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
