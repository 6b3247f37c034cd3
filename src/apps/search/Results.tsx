/** What was found, in groups. The text box handles the keyboard. */
import { useEffect, useRef } from 'react'
import type { Group } from '../../find/entry.ts'
import type { FoundGroup, Hit } from '../../find/finder.ts'
import { pieces, quote, spoken } from '../../find/marks.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './search.module.css'
import { iconOf } from './useResults.ts'
import '../../ui/scrollBars.css'

interface ResultsProps {
  /** The prefix of the options' ids, which end with the number of the result. */
  readonly base: string
  readonly groups: readonly FoundGroup[]
  readonly chosen: number
  onOpen(hit: Hit): void
}

export function Results({ base, groups, chosen, onOpen }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef({ chosen: 0, groups })
  useEffect(() => {
    // A window that was minimized comes back as it was scrolled.
    if (shown.current.chosen === chosen && shown.current.groups === groups) return
    shown.current = { chosen, groups }
    const option = list.current?.querySelector('[aria-selected="true"]')
    // The first one is shown with the heading of its group.
    if (chosen === 0) list.current?.scrollTo({ top: 0 })
    else option?.scrollIntoView({ block: 'nearest' })
  }, [chosen, groups])
  let first = 0
  const starts = groups.map(({ hits }) => {
    first += hits.length
    return first - hits.length
  })
  return (
    <div
      ref={list}
      id={`${base}results`}
      role="listbox"
      aria-label="Results"
      className={`${styles.results} luna-scroll`}
      // Keeps the focus in the text box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ group, hits }, g) => (
        <div key={group} role="group" aria-label={group} className={styles.group}>
          <div className={styles.heading} aria-hidden="true">
            {group}
          </div>
          {hits.map((hit, i) => {
            const number = (starts[g] ?? 0) + i
            return (
              <Option
                key={`${hit.entry.link ?? ''} ${hit.entry.name}`}
                id={`${base}${number}`}
                hit={hit}
                isChosen={number === chosen}
                onOpen={onOpen}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<ResultsProps, 'onOpen'> {
  readonly id: string
  readonly hit: Hit
  readonly isChosen: boolean
}

/** Groups whose names and texts are the owner's words. */
const OWNERS: ReadonlySet<Group> = new Set(['Articles', 'Projects', 'Skills'])

function Option({ id, hit, isChosen, onOpen }: OptionProps) {
  const { entry, terms } = hit
  const quoted = quote(entry.text ?? '', terms)
  const own = OWNERS.has(entry.group) ? OWNERS_WORDS : {}
  return (
    // The text box handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-label={spoken([entry.name, entry.within, quoted])}
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.option}
      onClick={() => onOpen(hit)}
    >
      <Icon name={iconOf(entry)} size={30} />
      <div className={styles.words} {...own}>
        <div className={styles.name}>
          <Marked text={entry.name} terms={terms} />
        </div>
        {entry.within !== undefined && (
          <div className={styles.within}>
            <Marked text={entry.within} terms={terms} />
          </div>
        )}
        {quoted !== '' && (
          <div className={styles.quote}>
            <Marked text={quoted} terms={terms} />
          </div>
        )}
      </div>
    </div>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: Hit['terms'] }) {
  return pieces(text, terms).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
}
