/** Short words as a row of badges. */
import styles from './tagList.module.css'

interface TagListProps {
  readonly tags: readonly string[]
  /** The name of the list, for assistive technology. */
  readonly label: string
}

export function TagList({ tags, label }: TagListProps) {
  return (
    <ul role="list" className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
