import type { FormEvent, KeyboardEvent } from 'react'
import field from '../../ui/field.module.css'
import { Icon } from '../../ui/Icon.tsx'
import styles from './help.module.css'

interface BandProps {
  readonly id: string
  readonly query: string
  readonly isFirst: boolean
  onType(text: string): void
  onSubmit(event: FormEvent): void
  onKeyDown(event: KeyboardEvent): void
}

export function Band({ id, query, isFirst, onType, onSubmit, onKeyDown }: BandProps) {
  return (
    <div className={styles.band}>
      <h2 className={styles.name}>
        <Icon name="help" size={32} />
        Help and Support Center
      </h2>
      <form className={styles.search} onSubmit={onSubmit}>
        <label htmlFor={`${id}box`}>Search</label>
        <input
          id={`${id}box`}
          className={`${field.field} ${styles.box}`}
          type="search"
          aria-label="Search help"
          aria-controls={`${id}list`}
          data-autofocus={isFirst ? '' : undefined}
          value={query}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.go} aria-label="Open the first topic">
          <Icon name="go-arrow" size={22} />
        </button>
      </form>
    </div>
  )
}
