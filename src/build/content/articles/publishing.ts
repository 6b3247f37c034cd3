import type { ResolvedConfig } from 'vite'
import { ContentError } from '../problems/problem.ts'
import { articleSchema } from '../../../owner/matterSchema.ts'
import { postPath } from '../../../owner/paths.ts'
import type { Author, FrontMatter } from '../../../owner/types.ts'
import { type Article, type SoundArticle, soundArticle } from './article.ts'
import type { TextFolder } from './textFiles.ts'

export const POSTS: TextFolder<FrontMatter> = {
  name: 'posts',
  schema: articleSchema,
  pathOf: postPath,
}

export interface PublishingRules {
  readonly today: string
  /** Shows drafts and articles with a later date. */
  readonly isDeveloping: boolean
  /** Places of articles with mistakes, which development leaves out. A build stops instead. */
  readonly broken?: ReadonlySet<string>
  /** Slugs of held-back articles that are shown at unlisted URLs. */
  readonly previews?: readonly string[]
}

/**
 * All articles during development, otherwise those up to today.
 * @param env `MEADOW_PREVIEW` is a comma-separated list of articles
 */
export function publishingRules(
  { command }: Pick<ResolvedConfig, 'command'>,
  env: NodeJS.ProcessEnv = process.env,
): PublishingRules {
  const today = new Date().toISOString().slice(0, 10)
  const previews = (env['MEADOW_PREVIEW'] ?? '').split(',').filter((slug) => slug !== '')
  return { today, isDeveloping: command === 'serve', previews }
}

export function heldBack({ place, matter }: Article, rules: PublishingRules): string | undefined {
  if (rules.broken?.has(place)) return 'has mistakes'
  const said = matter.matter
  if (rules.isDeveloping || !said) return undefined
  if (said.draft === true) return 'is a draft'
  return said.date > rules.today ? `is held back until ${said.date}` : undefined
}

/**
 * Newest first; articles of the same day are sorted by slug.
 * @throws {ContentError} naming the mistakes in an article that is not held back
 */
export function publishedArticles(
  articles: readonly Article[],
  rules: PublishingRules,
  author: Author,
): readonly SoundArticle[] {
  return articles
    .filter((article) => heldBack(article, rules) === undefined)
    .map((article) => soundArticle(article, author))
    .sort(
      ({ said: a }, { said: b }) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
    )
}

/** @throws {ContentError} naming mistakes, and slugs that are unknown or already published */
export function previewedArticles(
  articles: readonly Article[],
  rules: PublishingRules,
  author: Author,
): readonly SoundArticle[] {
  return (rules.previews ?? []).map((slug) => {
    const article = articles.find((each) => each.slug === slug)
    if (article && heldBack(article, rules) !== undefined) return soundArticle(article, author)
    const drafts = articles.flatMap((each) =>
      heldBack(each, rules) === undefined ? [] : [`'${each.slug}'`],
    )
    const wanted = drafts.length > 0 ? `one of ${drafts.join(', ')}` : 'but no article is held back'
    const message = article
      ? `'${slug}' is published already, and needs no preview`
      : `expected the slug of an article that is held back, ${wanted}, and found '${slug}'`
    throw new ContentError([{ file: '--preview', line: undefined, message }])
  })
}
