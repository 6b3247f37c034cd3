import { useId } from 'react'
import type { Post, PostLink } from 'virtual:posts'
import { site } from 'virtual:site'
import { langMark } from '../../owner/language.ts'
import { languageOf, OWNERS_WORDS, SITE_LANGUAGE } from '../../owner/siteLanguage.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NEW_TAB } from '../../ui/newTab.ts'
import { OwnersWords } from '../OwnersWords.tsx'
import { LongDate } from '../LongDate.tsx'
import { narrowed } from '../narrowed.ts'
import { Picture } from '../Picture.tsx'
import { SearchBox } from '../searchBox/SearchBox.tsx'
import { TagList } from '../TagList.tsx'
import styles from './postList.module.css'
import { wholeAddress } from '../../owner/addresses.ts'
import { hrefOf } from '../../owner/base.ts'
import {
  ABOUT_PATH,
  BLOG_PATH,
  FEED_PAGE_PATH,
  feedPagePath,
  postPath,
  tagPath,
} from '../../owner/paths.ts'
import { type Listing, listingNameParts } from './listings.ts'
import { ListPages } from './ListPages.tsx'

/** Two columns from 704 px, three from 960 px; see the style sheet. */
const CARD_SIZES =
  '(min-width: 1040px) 350px, (min-width: 752px) calc(50vw - 36px), calc(100vw - 34px)'
/** In pixels, even on a dense screen. */
const WIDEST = 960

interface PostListProps {
  readonly listing: Listing
  /** 1 on a page, 2 in a window, which has no landmarks either. */
  readonly level: 1 | 2
}

export function PostList({ listing, level }: PostListProps) {
  const { topic, posts } = listing
  return (
    <div className={styles.list}>
      {topic.kind === 'all' ? (
        <BlogIntro level={level} />
      ) : (
        <TopicIntro listing={listing} level={level} />
      )}
      {posts.length > 0 && <SearchBox className={styles.search} isLandmark={level === 1} />}
      {posts.length === 0 ? (
        <p className={styles.none}>There are no posts yet.</p>
      ) : (
        <div className={styles.grid}>
          {posts.map((post, index) => (
            <PostCard key={post.slug} post={post} isFirst={index === 0} level={level} />
          ))}
        </div>
      )}
      <ListPages listing={listing} isLandmark={level === 1} />
      {listing.others && <OtherPosts posts={listing.others} level={level} />}
    </div>
  )
}

function BlogIntro({ level }: Pick<PostListProps, 'level'>) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.intro}>
      <Title className={styles.title} {...OWNERS_WORDS}>
        {site.blog.heading}
      </Title>
      {site.blog.subject !== '' && (
        <p className={styles.subject} {...OWNERS_WORDS}>
          {site.blog.subject}
        </p>
      )}
      {/* Visitors who come from the desktop's plain-site link, and readers of paper, do not yet know whose site this is. */}
      <p className={styles.owner} data-paper={level === 2 ? '' : undefined}>
        <OwnersWords>
          <a href={hrefOf(ABOUT_PATH)}>{site.owner.name}</a> · {site.owner.role}
        </OwnersWords>
        <span data-screen="">
          {' '}
          · <a href={hrefOf(FEED_PAGE_PATH)}>Feed</a>
        </span>
      </p>
    </div>
  )
}

function TopicIntro({ listing, level }: PostListProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  const { total, first } = listing
  const { before, name, after } = listingNameParts(listing)
  return (
    <div className={styles.intro}>
      <Title className={styles.title}>
        {before}
        <OwnersWords>{name}</OwnersWords>
        {after}
      </Title>
      <p className={styles.subject}>
        {total === 1 ? 'One post.' : `${total} posts, newest first.`}{' '}
        <span data-screen="">
          <a href={hrefOf(BLOG_PATH)}>All posts</a> ·{' '}
          {/* This page has no window, and in the same tab it would replace the desktop. */}
          <a href={hrefOf(feedPagePath(first))} {...(level === 2 && NEW_TAB)}>
            Feed
          </a>
        </span>
      </p>
    </div>
  )
}

interface OtherPostsProps extends Pick<PostListProps, 'level'> {
  readonly posts: readonly PostLink[]
}

function OtherPosts({ posts, level }: OtherPostsProps) {
  const Title = level === 1 ? 'h2' : 'h3'
  return (
    <div className={styles.others} data-screen="">
      <Title className={styles.name}>Other articles</Title>
      <ul>
        {posts.map((post) => (
          <li key={post.slug}>
            <a href={hrefOf(postPath(post.slug))} {...langMark(languageOf(post))}>
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PostCardProps {
  readonly post: Post
  readonly isFirst: boolean
  readonly level: 1 | 2
}

function PostCard({ post, isFirst, level }: PostCardProps) {
  const Title = level === 1 ? 'h2' : 'h3'
  // The picture's text is the author's too.
  const own = langMark(languageOf(post))
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id}>
      <p className={styles.pane} {...OWNERS_WORDS}>
        <Icon name="blog-post" size={16} />
        {post.category}
      </p>
      <div className={styles.picture} {...own}>
        <Picture
          source={narrowed(post.image, WIDEST)}
          alt={post.image.alt}
          sizes={CARD_SIZES}
          isFirst={isFirst}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.meta}>
          <LongDate date={post.date} language={SITE_LANGUAGE} />
          <span>{post.readTime}</span>
        </p>
        <Title id={id} className={styles.name} {...own}>
          {post.title}
        </Title>
        <p className={styles.excerpt} {...own}>
          {post.excerpt}
        </p>
        <TagList tags={post.tags} label="Tags" addressOf={tagPath} mark={OWNERS_WORDS} />
        <a
          className={styles.more}
          href={hrefOf(postPath(post.slug))}
          data-address={wholeAddress(postPath(post.slug))}
        >
          Read article{' '}
          <span className="visually-hidden" {...own}>
            {post.title}
          </span>
        </a>
      </div>
    </article>
  )
}
