/** The pane at the left: all topics in their groups or, while something is typed, those that it finds. */
import type { KeyboardEvent, Ref } from 'react'
import { addressOfTopic } from '../../documents/help/Topic.tsx'
import { HELP_GROUPS, type HelpTopic } from '../../help/topic.ts'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { useRegistry } from '../host/RegistryContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { RestedWords } from '../host/RestedWords.tsx'
import styles from './help.module.css'
import '../../ui/scrollBars.css'

interface TopicListProps {
  readonly ref: Ref<HTMLDivElement>
  readonly id: string
  readonly query: string
  /** What the query finds, the best first; all topics where nothing is typed. */
  readonly found: readonly HelpTopic[]
  readonly chosen: HelpTopic['id'] | undefined
  onKeyDown(event: KeyboardEvent): void
}

export function TopicList({ ref, id, query, found, chosen, onKeyDown }: TopicListProps) {
  const text = query.trim()
  return (
    // The keys are those of the links in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={ref} id={`${id}list`} className={`${styles.pane} luna-scroll`} onKeyDown={onKeyDown}>
      <RestedWords
        className={text === '' ? 'visually-hidden' : styles.count}
        words={text === '' ? '' : countOf(found.length, text)}
      />
      {text === '' ? (
        HELP_GROUPS.map((group) => (
          <div key={group} className={styles.group}>
            <h3>{group}</h3>
            <Links topics={found.filter((topic) => topic.group === group)} chosen={chosen} />
          </div>
        ))
      ) : (
        <Links topics={found} chosen={chosen} />
      )}
      {found.length === 0 && <Elsewhere />}
    </div>
  )
}

function countOf(count: number, text: string): string {
  if (count === 0) return `No topic mentions “${text}”. Try fewer or other words.`
  return count === 1 ? 'One topic.' : `${count} topics, the best first.`
}

interface LinksProps extends Pick<TopicListProps, 'chosen'> {
  readonly topics: readonly HelpTopic[]
}

function Links({ topics, chosen }: LinksProps) {
  return (
    <ul role="list" className={styles.links}>
      {topics.map(({ id, title }) => (
        <li key={id}>
          <a href={addressOfTopic(id)} aria-current={id === chosen ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Elsewhere() {
  const dispatch = useDispatch()
  const { canSearch } = useRegistry()
  if (!canSearch) return null
  return (
    <Button onClick={() => dispatch({ type: 'app/asked', purpose: 'search' })}>
      Search the whole site
    </Button>
  )
}
