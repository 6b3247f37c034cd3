import { hrefOf } from '../owner/base.ts'
import styles from './tagList.module.css'

interface TagListProps {
  readonly tags: readonly string[]
  readonly label: string
  /** The path on this site to which each word links; without it there are no links. */
  readonly addressOf?: (tag: string) => string
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
