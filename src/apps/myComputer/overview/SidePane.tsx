/** The left pane: cards with tasks, places and details, each of which folds up. */
import { useId, useState } from 'react'
import { EntryLink } from './EntryLink.tsx'
import { CARDS, type OverviewEntry, type Section } from './overviewGroups.ts'
import styles from './sidePane.module.css'
import '../../../ui/scrollBars.css'

interface SidePaneProps {
  readonly onOpen: (entry: OverviewEntry) => void
}

export function SidePane(props: SidePaneProps) {
  return (
    <div className={`${styles.pane} luna-scroll`}>
      {CARDS.map((card) => (
        <Card key={card.title} {...card} {...props} />
      ))}
    </div>
  )
}

function Card({ title, entries, onOpen }: Section & SidePaneProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <section>
      <h2>
        <button
          type="button"
          className={styles.header}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.title}>{title}</span>
          <Chevrons />
        </button>
      </h2>
      <ul id={id} role="list" className={styles.rows} hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={entry.text}>
            <EntryLink
              entry={entry}
              iconSize={14}
              className={styles.row}
              onPress={() => onOpen(entry)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** They point to where the card folds. */
function Chevrons() {
  return (
    <svg className={styles.chevrons} viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" />
      <path d="m5.5 8.5 3.5-3.5 3.5 3.5m-7 4.5 3.5-3.5 3.5 3.5" />
    </svg>
  )
}
