import type { ReactNode } from 'react'
import type { Heading, Post } from 'virtual:posts'
import { INTERFACE_LANGUAGE, langMark } from '../../owner/language.ts'
import { languageOf, OWNERS_WORDS, SITE_LANGUAGE } from '../../owner/siteLanguage.ts'
import { hrefOf } from '../../owner/base.ts'
import { categoryPath, tagPath } from '../../owner/paths.ts'
import { LongDate } from '../LongDate.tsx'
import { Picture } from '../Picture.tsx'
import { TagList } from '../TagList.tsx'
import styles from './article.module.css'
import { Authors } from './Authors.tsx'
import body from './body.module.css'
import { Beside } from './contents/Beside.tsx'
import { MorePosts } from './related/MorePosts.tsx'
import type { Neighbors, Relations } from './related/relations.ts'
import { RelatedPosts } from './related/RelatedPosts.tsx'
import { SeriesNeighbors, SeriesParts } from './related/SeriesParts.tsx'

interface ArticleProps {
  readonly post: Post
  readonly headings: readonly Heading[]
  readonly relations: Relations
  readonly neighbors: Neighbors
  /** 1 on a page, 2 in a window, which has no landmarks either. */
  readonly level: 1 | 2
  /** True if no list contains the post, so its topics have no links. */
  readonly isUnlisted?: boolean
  readonly children: ReactNode
}

export function Article(props: ArticleProps) {
  const { post, headings, relations, neighbors, level, isUnlisted = false, children } = props
  const { series, related } = relations
  const language = languageOf(post)
  const shared = { isLandmark: level === 1, around: language }
  const ofSeries = series && { series, slug: post.slug, ...shared }
  return (
    <div className={styles.room}>
      <article className={styles.article} lang={language}>
        <Head post={post} level={level} isUnlisted={isUnlisted} />
        <div className={styles.hero}>
          <Picture
            source={post.image}
            alt={post.image.alt}
            sizes="(min-width: 800px) 736px, 100vw"
            isFirst
          />
        </div>
        <div>
          <div className={styles.byline}>
            <Authors authors={post.authors} />
            {level === 1 && (
              <div
                className={styles.share}
                data-part="share"
                data-screen=""
                {...langMark(INTERFACE_LANGUAGE, language)}
              />
            )}
          </div>
          {ofSeries && <SeriesParts {...ofSeries} />}
        </div>
        <Beside headings={headings} isPage={level === 1} language={language} />
        <div className={body.body} data-part="body">
          {children}
        </div>
        <div className={styles.tags} {...langMark(INTERFACE_LANGUAGE, language)}>
          <TagList
            tags={post.tags}
            label="Tags"
            {...(!isUnlisted && { addressOf: tagPath })}
            mark={OWNERS_WORDS}
          />
        </div>
        {ofSeries && <SeriesNeighbors {...ofSeries} />}
        <RelatedPosts posts={related} level={level} around={language} />
        <MorePosts neighbors={neighbors} {...shared} />
      </article>
    </div>
  )
}

function Head({ post, level, isUnlisted }: Pick<ArticleProps, 'post' | 'level' | 'isUnlisted'>) {
  const Title = level === 1 ? 'h1' : 'h2'
  const language = languageOf(post)
  const label = langMark(INTERFACE_LANGUAGE, language)
  return (
    <div className={styles.head}>
      <p className={styles.meta}>
        <LongDate date={post.date} language={language} around={language} />
        {post.updated !== undefined && (
          <span {...label}>
            Updated <LongDate date={post.updated} language={language} />
          </span>
        )}
        <span {...label}>{post.readTime}</span>
        <span {...langMark(SITE_LANGUAGE, language)}>
          {isUnlisted ? (
            post.category
          ) : (
            <a href={hrefOf(categoryPath(post.category))}>{post.category}</a>
          )}
        </span>
      </p>
      <Title className={styles.title}>{post.title}</Title>
    </div>
  )
}
