import type { PostLink } from 'virtual:posts'
import styles from './morePosts.module.css'
import type { Neighbors } from './relations.ts'
import { hrefOf } from '../../../owner/base.ts'
import { BLOG_PATH, postPath } from '../../../owner/paths.ts'
import { PostNav, PostTitle } from './PostNav.tsx'

interface MorePostsProps {
  readonly neighbors: Neighbors
  readonly isLandmark: boolean
  readonly around: string
}

export function MorePosts({ neighbors, isLandmark, around }: MorePostsProps) {
  const { previous, next } = neighbors
  return (
    <PostNav className={styles.more} label="More posts" isLandmark={isLandmark} around={around}>
      {previous && <MoreLink post={previous} label="Previous post" side="start" rel="prev" />}
      {next && <MoreLink post={next} label="Next post" side="end" rel="next" />}
      <a className={styles.all} href={hrefOf(BLOG_PATH)}>
        All posts
      </a>
    </PostNav>
  )
}

interface MoreLinkProps {
  readonly post: PostLink
  readonly label: string
  readonly side: 'start' | 'end'
  readonly rel?: 'prev' | 'next'
}

export function MoreLink({ post, label, side, rel }: MoreLinkProps) {
  return (
    <a
      className={styles.link}
      href={hrefOf(postPath(post.slug))}
      data-side={side}
      {...(rel !== undefined && { rel })}
    >
      <span className={styles.label}>{label}</span>{' '}
      <PostTitle post={post} className={styles.name} />
    </a>
  )
}
