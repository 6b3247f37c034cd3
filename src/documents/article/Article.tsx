/**
 * One post, as page and window show it: title and facts, picture, author, body, and links to the posts
 * before and after it. Pure: it has plain links and uses no browser.
 */
import type { ReactNode } from 'react'
import type { Heading, Post } from 'virtual:posts'
import { categoryPath, tagPath } from '../../owner/paths.ts'
import { site } from 'virtual:site'
import { LongDate } from '../LongDate.tsx'
import { Picture } from '../Picture.tsx'
import { TagList } from '../TagList.tsx'
import styles from './article.module.css'
import { Author } from './Author.tsx'
import body from './body.module.css'
import { Contents } from './Contents.tsx'
import { MorePosts } from './MorePosts.tsx'
import type { Neighbors } from './neighbors.ts'

interface ArticleProps {
  readonly post: Post
  readonly headings: readonly Heading[]
  readonly neighbors: Neighbors
  /** The heading level of the title: 1 on a page, 2 in a window, which has no landmarks either. */
  readonly level: 1 | 2
  /** The body. */
  readonly children: ReactNode
}

export function Article({ post, headings, neighbors, level, children }: ArticleProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.room}>
      <article className={styles.article}>
        <div className={styles.head}>
          <p className={styles.meta}>
            <LongDate date={post.date} />
            {post.updated !== undefined && (
              <span>
                Updated <LongDate date={post.updated} />
              </span>
            )}
            <span>{post.readTime}</span>
            <span>
              <a href={categoryPath(post.category)}>{post.category}</a>
            </span>
          </p>
          <Title className={styles.title}>{post.title}</Title>
        </div>
        <div className={styles.hero}>
          <Picture
            source={post.image}
            alt={post.image.alt}
            sizes="(min-width: 800px) 736px, 100vw"
            isFirst
          />
        </div>
        <Author author={post.author} isOwner={post.author.name === site.owner.name} />
        <div className={styles.beside}>
          <Contents headings={headings} isLandmark={level === 1} />
        </div>
        <div className={body.body} data-part="body">
          {children}
        </div>
        <div className={styles.tags}>
          <TagList tags={post.tags} label="Tags" addressOf={tagPath} />
        </div>
        <MorePosts neighbors={neighbors} isLandmark={level === 1} />
      </article>
    </div>
  )
}
