/**
 * The site's search: the text box in a pane at the left, as the era had it, and the results beside it. The box keeps the
 * focus; `aria-activedescendant` marks the result that Enter opens.
 */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { chosenAfter } from '../../find/choice.ts'
import type { Hit } from '../../find/finder.ts'
import field from '../../ui/field.module.css'
import { Icon } from '../../ui/Icon.tsx'
import type { AppViewProps } from '../host/app.ts'
import { useDraft } from '../../memory/drafts.ts'
import { Results } from './Results.tsx'
import styles from './search.module.css'
import { SearchStatus } from './SearchStatus.tsx'
import { takeOver } from './takeOver.ts'
import { useOpenHit, useResults } from './useResults.ts'

export default function SearchView({ window, close }: AppViewProps) {
  const draft = useDraft(window.id, '')
  const [query, setQuery] = useState(draft.read)
  const { status, retry, groups } = useResults(query)
  const hits = groups.flatMap((group) => group.hits)
  const [chosenIn, setChosenIn] = useState({ groups, chosen: 0 })
  const chosen = chosenIn.groups === groups ? chosenIn.chosen : 0
  const base = useId()
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => takeOver(box.current, draft.keep), [draft])
  const openHit = useOpenHit()
  const asked = useRef(window.location)
  useLayoutEffect(() => {
    if (asked.current === window.location) return
    asked.current = window.location
    box.current?.focus()
    box.current?.select()
  }, [window.location])

  const type = (text: string): void => {
    draft.keep(text)
    setQuery(text)
  }
  /** Escape empties the box first. */
  const leave = (): void => {
    if (query === '') close()
    else type('')
  }
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const next = chosenAfter(event.key, chosen, hits.length)
    if (next !== undefined) setChosenIn({ groups, chosen: next })
    else if (event.key === 'Enter') open(hits[chosen])
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const open = (hit: Hit | undefined): void => {
    if (hit) openHit(hit)
  }
  const hasResults = hits.length > 0
  return (
    <div className={styles.client}>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <h2 className={styles.title}>
            <Icon name="search" size={30} />
            What are you looking for?
          </h2>
          <div className={styles.card}>
            <label htmlFor={`${base}box`}>Search this site</label>
            <input
              ref={box}
              id={`${base}box`}
              className={`${field.field} ${styles.box}`}
              type="text"
              role="combobox"
              aria-expanded={hasResults}
              aria-controls={`${base}results`}
              aria-autocomplete="list"
              aria-activedescendant={hasResults ? `${base}${chosen}` : undefined}
              data-autofocus=""
              value={query}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => type(event.currentTarget.value)}
              // What was typed before this box was there (takeOver.ts).
              onFocus={() => setQuery(draft.read())}
              onKeyDown={press}
            />
            <SearchStatus status={status} query={query} count={hits.length} onRetry={retry} />
          </div>
        </div>
        <Results base={base} groups={groups} chosen={chosen} onOpen={openHit} />
      </div>
    </div>
  )
}
