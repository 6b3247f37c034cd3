/** Which articles belong to the site. Pure. */
import { ContentError } from '../problems/problem.ts'
import type { Author } from '../../../owner/types.ts'
import { type Article, type SoundArticle, soundArticle } from './article.ts'

export interface PublishingRules {
  /** The day of the build, in UTC: `2026-01-31`. */
  readonly today: string
  /** While developing, drafts and articles with a later date are shown. */
  readonly isDeveloping: boolean
  /**
   * Places of articles with mistakes. While developing, the site goes on without them; a build stops at
   * them before anything is published.
   */
  readonly broken?: ReadonlySet<string>
  /** Slugs of articles that are shown at an address of their own although they are held back. */
  readonly previews?: readonly string[]
}

/** @returns why an article is held back, or undefined where it is not */
export function heldBack({ place, matter }: Article, rules: PublishingRules): string | undefined {
  if (rules.broken?.has(place)) return 'has mistakes'
  const said = matter.matter
  if (rules.isDeveloping || !said) return undefined
  if (said.draft === true) return 'is a draft'
  return said.date > rules.today ? `is held back until ${said.date}` : undefined
}

/**
 * The articles of the site, newest first; those of the same day in the order of their slugs.
 * @param author of articles that name none
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

/**
 * The articles that are held back and shown all the same, at addresses that nothing leads to.
 * @throws {ContentError} naming a slug that no article has, or whose article is published, and mistakes
 */
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
