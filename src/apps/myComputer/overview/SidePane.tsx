/** The left pane: cards with tasks, places and details. */
import { EntryLink } from './EntryLink.tsx'
import { CARDS } from './overviewGroups.ts'
import styles from './sidePane.module.css'

export function SidePane({ onUnknown }: { readonly onUnknown: () => void }) {
  return (
    <div className={`${styles.pane} luna-scroll`}>
      {CARDS.map(({ title, entries }) => (
        <section key={title}>
          <div className={styles.header}>
            <h2 className={styles.title}>{title}</h2>
            <Chevrons />
          </div>
          <ul role="list" className={styles.rows}>
            {entries.map((entry) => (
              <li key={entry.text}>
                <EntryLink entry={entry} iconSize={14} className={styles.row} onPress={onUnknown} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Looks as if the card could be folded up. It cannot, as in the original. */
function Chevrons() {
  return (
    <svg className={styles.chevrons} viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" />
      <path d="m5.5 8.5 3.5-3.5 3.5 3.5m-7 4.5 3.5-3.5 3.5 3.5" />
    </svg>
  )
}
