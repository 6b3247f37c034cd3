/** Short words as a row of badges. */
import { hrefOf } from '../owner/base.ts'
import styles from './tagList.module.css'

interface TagListProps {
  readonly tags: readonly string[]
  /** The name of the list, for assistive technology. */
  readonly label: string
  /** The path on this site to which each leads; without it they are no links. */
  readonly addressOf?: (tag: string) => string
  /** Says in which language the words are, where it is another than that of the list's name. */
  readonly mark?: { readonly lang?: string }
}

export function TagList({ tags, label, addressOf, mark }: TagListProps) {
  return (
    <ul role="list" className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} {...mark}>
          {addressOf ? (
            <a className={styles.tag} href={hrefOf(addressOf(tag))} rel="tag">
              {tag}
            </a>
          ) : (
            <span className={styles.tag}>{tag}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
