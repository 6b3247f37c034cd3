import type { ReactNode } from 'react'
import type { HelpPart, HelpTopic } from '../../help/topic.ts'
import { hrefOf } from '../../owner/base.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import styles from './help.module.css'
import { KeysTable } from './KeysTable.tsx'
import { MarkedWords } from './MarkedWords.tsx'

interface TopicProps {
  readonly topic: HelpTopic
  readonly topics: readonly HelpTopic[]
  /** The level of its heading: 2 on a page, 3 in a window. */
  readonly level: 2 | 3
  /** Stands behind what it says. */
  readonly children?: ReactNode
}

export function Topic({ topic, topics, level, children }: TopicProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const related = topics.filter(({ id }) => topic.related.includes(id))
  return (
    <div className={styles.topic}>
      <Heading className={styles.title} id={topic.id}>
        {topic.title}
      </Heading>
      <p className={styles.summary}>
        <MarkedWords text={topic.summary} />
      </p>
      {topic.parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
      {children}
      {related.length > 0 && (
        <p className={styles.related}>
          See also:{' '}
          {related.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={addressOfTopic(id)}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** As it stands in a link. */
export function addressOfTopic(id: HelpTopic['id']): string {
  return `${hrefOf(HELP_PATH)}#${id}`
}

function Part({ part }: { readonly part: HelpPart }) {
  if (part.kind === 'keys') return <KeysTable />
  if (part.kind === 'text') {
    return (
      <p>
        <MarkedWords text={part.text} />
      </p>
    )
  }
  const List = part.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {part.items.map((item) => (
        <li key={item}>
          <MarkedWords text={item} />
        </li>
      ))}
    </List>
  )
}
