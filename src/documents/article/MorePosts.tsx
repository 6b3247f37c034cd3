/** Links to the posts before and after this one. */
import type { Post } from 'virtual:posts'
import styles from './morePosts.module.css'
import type { Neighbors } from './neighbors.ts'
import { BLOG_PATH, postPath } from '../../owner/paths.ts'

interface MorePostsProps {
  readonly neighbors: Neighbors
  /** False in a window, which has no landmarks. */
  readonly isLandmark: boolean
}

export function MorePosts({ neighbors, isLandmark }: MorePostsProps) {
  const { previous, next } = neighbors
  const links = (
    <>
      {previous && <MoreLink post={previous} relation="prev" />}
      {next && <MoreLink post={next} relation="next" />}
      <a className={styles.all} href={BLOG_PATH}>
        All posts
      </a>
    </>
  )
  return isLandmark ? (
    <nav className={styles.more} aria-label="More posts">
      {links}
    </nav>
  ) : (
    <div className={styles.more}>{links}</div>
  )
}

interface MoreLinkProps {
  readonly post: Post
  readonly relation: 'prev' | 'next'
}

function MoreLink({ post, relation }: MoreLinkProps) {
  return (
    <a className={styles.link} href={postPath(post.slug)} rel={relation} data-relation={relation}>
      <span className={styles.label}>{relation === 'prev' ? 'Previous post' : 'Next post'}</span>{' '}
      <span className={styles.name}>{post.title}</span>
    </a>
  )
}
