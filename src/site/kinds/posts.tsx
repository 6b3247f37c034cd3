import type { ComponentProps } from 'react'
import type { Post } from 'virtual:posts'
import { site } from 'virtual:site'
import { Article } from '../../documents/article/Article.tsx'
import { PAGE_PARTS } from '../../documents/article/bodyParts.tsx'
import {
  type Neighbors,
  neighborsOf,
  type Relations,
  relationsAmong,
} from '../../documents/article/related/relations.ts'
import type { ArticleText } from '../../documents/article/text.ts'
import { TextBody } from '../../documents/article/TextBody.tsx'
import type { PostData } from '../../documents/data/pageData.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import { sitePathOf } from '../../owner/base.ts'
import { INTERFACE_LANGUAGE, longDate } from '../../owner/language.ts'
import { ABOUT_PATH, BLOG_PATH, postPath, previewPath, twinPath } from '../../owner/paths.ts'
import { languageOf } from '../../owner/siteLanguage.ts'
import { lastChange } from '../feeds/atom.ts'
import { blogPosting } from '../head/jsonLd.ts'
import { type Page, pageOf } from '../page.ts'
import { redirectsOf } from '../redirects.ts'
import { Moved } from '../pages/Notices.tsx'

export interface PublishedPosts {
  /** Newest first. */
  readonly posts: readonly Post[]
  /** Held back, but published at unlisted addresses. */
  readonly previews: readonly Post[]
}

export function postPages({ posts }: PublishedPosts): readonly Page[] {
  const relationsOf = relationsAmong(posts)
  return posts.map((post) => postPage(post, neighborsOf(post, posts), relationsOf(post.slug)))
}

function articleOf(shown: Omit<ComponentProps<typeof Article>, 'headings' | 'level' | 'children'>) {
  return ({ headings, nodes }: ArticleText) => (
    <Article {...shown} headings={headings} level={1}>
      <TextBody nodes={nodes} parts={PAGE_PARTS} />
    </Article>
  )
}

export function postPage(post: Post, neighbors: Neighbors, relations: Relations): Page {
  const path = postPath(post.slug)
  const language = languageOf(post)
  return pageOf({
    app: 'BlogPost',
    path,
    name: post.title,
    description: post.excerpt,
    language,
    styles: 'article',
    isKept: false,
    hasText: true,
    data: { post, neighbors, relations },
    content: articleOf({ post, neighbors, relations }),
    window: {
      formerPaths: (post.aliases ?? []).map(postPath),
      data: (text): PostData => ({ post, neighbors, relations, text }),
    },
    changed: lastChange(post),
    head: {
      type: 'article',
      properties: articleFacts(post),
      alternate: {
        path: twinPath(post.slug),
        type: 'text/markdown',
        title: `${post.title}, as Markdown`,
      },
      parent: { name: 'Blog', path: BLOG_PATH },
      things: () => [blogPosting(path, post)],
    },
    card: {
      kicker: `${longDate(post.date, language)} · ${post.readTime}`,
      picture: sitePathOf(post.image.src),
    },
  })
}

function articleFacts(post: Post): readonly (readonly [name: string, content: string])[] {
  return [
    ['article:published_time', post.date],
    ...(post.updated === undefined ? [] : [['article:modified_time', post.updated] as const]),
    ...post.authors.flatMap(({ name, url }) => {
      const address = name === site.owner.name ? wholeAddress(ABOUT_PATH) : url
      return address === undefined ? [] : [['article:author', address] as const]
    }),
    ['article:section', post.category],
    ...post.tags.map((tag) => ['article:tag', tag] as const),
  ]
}

export function previewPages({ previews }: PublishedPosts): readonly Page[] {
  return previews.map((post) =>
    pageOf({
      path: previewPath(post.slug),
      name: `Preview: ${post.title}`,
      description: post.excerpt,
      language: languageOf(post),
      styles: 'article',
      isListed: false,
      app: null,
      isKept: false,
      hasText: true,
      data: post,
      content: articleOf({
        post,
        relations: { series: null, related: [] },
        neighbors: { previous: null, next: null },
        isUnlisted: true,
      }),
    }),
  )
}

/** At former addresses of posts, for hosts that cannot redirect. */
export function movedPages({ posts }: PublishedPosts): readonly Page[] {
  return redirectsOf(posts).map(({ from, to }) =>
    pageOf({
      path: from,
      name: 'This post has moved',
      description: 'This post has another address now.',
      language: INTERFACE_LANGUAGE,
      isListed: false,
      app: null,
      isKept: false,
      head: { movedTo: to },
      content: () => <Moved to={to} />,
    }),
  )
}
