/** Lists notes of closed windows, since phones have no START menu. */
import { useRegistry } from '../../../apps/host/RegistryContext.tsx'
import { useMemory } from '../../../memory/MemoryProvider.ts'
import { openRecent } from '../../../memory/recents.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './AppSwitcher.module.css'

export function ClosedNotes({ onOpen }: { onOpen(): void }) {
  const memory = useMemory()
  const { manifests } = useRegistry()
  const notes = memory.getState().recents.filter(({ draft }) => draft !== undefined)
  if (notes.length === 0) return null
  return (
    <ul role="list" aria-label="My Recent Documents" className={styles.notes}>
      {notes.map((note, index) => (
        // Two notes may begin with the same words.
        <li key={index}>
          <button
            type="button"
            className={styles.note}
            onClick={() => {
              openRecent(memory, note, memory.desktop.dispatch)
              onOpen()
            }}
          >
            <Icon name={manifests.get(note.appName)?.icon ?? 'file-text'} size={20} />
            <span>{note.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
