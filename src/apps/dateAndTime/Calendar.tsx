/** A month of days: a grid with one Tab stop, whose arrow keys go from day to day and on into other months. */
import { type KeyboardEvent, memo, type MouseEvent, useRef, useState } from 'react'
import type { Post } from 'virtual:posts'
import { flushSync } from 'react-dom'
import { postPath } from '../../owner/paths.ts'
import { useOpen } from '../host/useOpen.ts'
import styles from './calendar.module.css'
import {
  type Day,
  dayByKey,
  dayText,
  firstOfMonth,
  MONTHS,
  monthOf,
  numberOf,
  WEEKDAYS,
  weeksOf,
  within,
  yearOf,
} from './days.ts'
import { MonthChoice } from './MonthChoice.tsx'
import { usePosts } from './usePosts.ts'

/** A cell without anything would have no name for assistive technology. */
const BLANK = '\u00a0'

export const Calendar = memo(function Calendar({ today }: { readonly today: Day }) {
  const [current, setCurrent] = useState(() => within(today))
  const { posts, hasFailed } = usePosts(firstOfMonth(current))
  const grid = useRef<HTMLTableElement>(null)
  const open = useOpen()
  const postsOf = (day: Day | undefined): readonly Post[] =>
    posts.filter(({ date }) => date === day)
  /** The newest of them is opened last, and is in front. */
  const openPosts = (day: Day | undefined): void => {
    for (const { slug } of postsOf(day).toReversed()) open({ link: postPath(slug) })
  }
  const handleKey = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey) return
    const next = dayByKey(current, key, shiftKey)
    if (next !== undefined) {
      flushSync(() => setCurrent(next))
      grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
    } else if (key === 'Enter' || key === ' ') openPosts(current)
    else return
    event.preventDefault()
  }
  const handleClick = ({ target }: MouseEvent): void => openPosts(dayOf(target))
  return (
    <>
      <MonthChoice day={current} onChoose={setCurrent} />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table may be a grid
        role="grid"
        aria-label={`${MONTHS[monthOf(current) - 1]} ${yearOf(current)}`}
        className={styles.calendar}
        onKeyDown={handleKey}
        onClick={handleClick}
        onFocus={({ target }) => setCurrent(dayOf(target) ?? current)}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" aria-label={name}>
                {name[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column}>{BLANK}</td>
                ) : (
                  <DayCell
                    key={column}
                    day={day}
                    isToday={day === today}
                    isCurrent={day === current}
                    posts={postsOf(day)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>
        {hasFailed ? 'The articles failed to load.' : 'Days with an article are underlined.'}
      </p>
    </>
  )
})

interface DayCellProps {
  readonly day: Day
  readonly isToday: boolean
  readonly isCurrent: boolean
  readonly posts: readonly Post[]
}

function DayCell({ day, isToday, isCurrent, posts }: DayCellProps) {
  const titles = posts.map(({ title }) => title).join('; ')
  return (
    <td
      className={styles.day}
      tabIndex={isCurrent ? 0 : -1}
      data-day={day}
      data-autofocus={isCurrent ? '' : undefined}
      aria-label={dayText(day)}
      aria-current={isToday ? 'date' : undefined}
      {...(titles !== '' && {
        'aria-description': `Opens ${titles}`,
        'data-tip': titles,
        'data-posts': posts.length,
      })}
    >
      {numberOf(day)}
    </td>
  )
}

function dayOf(target: EventTarget): Day | undefined {
  return target instanceof HTMLElement ? target.dataset['day'] : undefined
}
