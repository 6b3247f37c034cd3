/** Who wrote a post. */
import { pictures } from 'virtual:pictures'
import type { Post } from 'virtual:posts'
import { Picture } from '../Picture.tsx'
import styles from './article.module.css'

interface AuthorProps {
  readonly author: Post['author']
  /** True for the site's owner, who has a portrait. */
  readonly isOwner: boolean
}

export function Author({ author, isOwner }: AuthorProps) {
  const { avatar } = pictures
  return (
    <div className={styles.author}>
      {isOwner && avatar && (
        <div className={styles.portrait}>
          <Picture source={avatar} alt="" sizes="48px" />
        </div>
      )}
      <p className={styles.authorText}>
        <span className={styles.authorName}>{author.name}</span>
        <span className={styles.authorRole}>{author.role}</span>
      </p>
    </div>
  )
}
