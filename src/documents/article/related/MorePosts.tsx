import type { PostLink } from 'virtual:posts'
import { site } from 'virtual:site'
import { INTERFACE_LANGUAGE, langMark } from '../../../owner/language.ts'
import { languageOf } from '../../../owner/siteLanguage.ts'
import { OwnersWords } from '../../OwnersWords.tsx'
import { Landmark } from '../../Landmark.tsx'
import { NEW_TAB } from '../../../ui/newTab.ts'
import styles from './morePosts.module.css'
import type { Neighbors } from './relations.ts'
import { hrefOf } from '../../../owner/base.ts'
import { ABOUT_PATH, BLOG_PATH, FEED_PAGE_PATH, postPath } from '../../../owner/paths.ts'

interface MorePostsProps {
  readonly neighbors: Neighbors
  readonly isLandmark: boolean
  readonly around: string
}

export function MorePosts({ neighbors, isLandmark, around }: MorePostsProps) {
  const { previous, next } = neighbors
  return (
    <Landmark
      isLandmark={isLandmark}
      className={styles.more}
      data-screen=""
      aria-label="More posts"
      {...langMark(INTERFACE_LANGUAGE, around)}
    >
      {previous && <MoreLink post={previous} label="Previous post" side="start" rel="prev" />}
      {next && <MoreLink post={next} label="Next post" side="end" rel="next" />}
      <p className={styles.all}>
        <a href={hrefOf(BLOG_PATH)}>All posts</a> ·{' '}
        <a href={hrefOf(FEED_PAGE_PATH)} {...(!isLandmark && NEW_TAB)}>
          Feed
        </a>{' '}
        ·{' '}
        <a href={hrefOf(ABOUT_PATH)}>
          About <OwnersWords>{site.owner.name}</OwnersWords>
        </a>
      </p>
    </Landmark>
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

interface PostTitleProps {
  readonly post: PostLink
  readonly className?: string | undefined
}

export function PostTitle({ post, className }: PostTitleProps) {
  return (
    <span className={className} {...langMark(languageOf(post))}>
      {post.title}
    </span>
  )
}
