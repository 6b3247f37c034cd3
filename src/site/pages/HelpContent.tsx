import styles from '../../documents/help/helpPage.module.css'
import { TOPICS } from '../../documents/help/siteHelp.ts'
import { Topic } from '../../documents/help/Topic.tsx'
import { HELP_GROUPS } from '../../help/topic.ts'

export function HelpContent() {
  return (
    <div className={styles.help}>
      <h1 className={styles.name}>Help and Support</h1>
      <nav aria-label="Topics" className={styles.contents}>
        {HELP_GROUPS.map((group) => (
          <div key={group}>
            <p className={styles.group}>{group}</p>
            <ul role="list">
              {TOPICS.filter((topic) => topic.group === group).map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {TOPICS.map((topic) => (
        <Topic key={topic.id} topic={topic} topics={TOPICS} level={2} />
      ))}
    </div>
  )
}
