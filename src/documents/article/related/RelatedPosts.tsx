import type { PostLink } from 'virtual:posts'
import { INTERFACE_LANGUAGE, langMark } from '../../../owner/language.ts'
import { hrefOf } from '../../../owner/base.ts'
import { postPath } from '../../../owner/paths.ts'
import { PostTitle } from './MorePosts.tsx'
import styles from './related.module.css'

interface RelatedPostsProps {
  readonly posts: readonly PostLink[]
  /** Of the title of this post, which the heading lies below. */
  readonly level: 1 | 2
  readonly around: string
}

export function RelatedPosts({ posts, level, around }: RelatedPostsProps) {
  if (posts.length === 0) return null
  const Heading = level === 1 ? 'h2' : 'h3'
  return (
    <div className={styles.related} data-screen="" {...langMark(INTERFACE_LANGUAGE, around)}>
      <Heading className={styles.heading}>Related articles</Heading>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.slug}>
            <a href={hrefOf(postPath(post.slug))}>
              <PostTitle post={post} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
