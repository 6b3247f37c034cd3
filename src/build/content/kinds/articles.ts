import type { Entry } from '../../../find/entry.ts'
import { postPath, previewPath, twinPath } from '../../../owner/paths.ts'
import type { Passage } from '../../../find/passage.ts'
import type { SoundArticle } from '../articles/article.ts'
import {
  heldBack,
  POSTS,
  previewedArticles,
  publishedArticles,
  type PublishingRules,
} from '../articles/publishing.ts'
import { withOneSpelling } from '../articles/oneSpelling.ts'
import { textsIn } from '../articles/textFiles.ts'
import { findUnfitName } from '../articles/fitName.ts'
import { findMatterProblems, findUnequalNames, findUnwritten } from './articleChecks.ts'
import type { LoadedContent } from './content.ts'
import { sectionEntry } from '../passages/entries.ts'
import { passagesOf } from '../passages/articlePassages.ts'
import { idsOf, type Kind, textsOf } from './kind.ts'

/** The newest articles are indexed in full up to this many characters, some 80 KB compressed. */
const FULL_TEXTS = 120_000

export const articles: Kind = {
  folder: POSTS,
  problems(content) {
    const all = textsOf(content, POSTS)
    return [
      ...all.flatMap(findUnfitName),
      ...all.flatMap((article) => findMatterProblems(article, all, content)),
      ...all.flatMap(findUnwritten),
      ...findUnequalNames(all),
    ]
  },
  addresses: (content, rules) =>
    textsOf(content, POSTS).flatMap((article) => {
      const isHeldBack = heldBack(article, rules) !== undefined
      const reason = heldBack(article, { ...rules, isDeveloping: false })
      const later = reason === undefined ? reason : `${article.place} ${reason}`
      return [
        { path: postPath(article.slug), ids: idsOf(article), isHeldBack, later },
        { path: twinPath(article.slug), isHeldBack, later },
      ]
    }),
  texts: (content, rules) => [
    ...published(content, rules).map(({ slug, place }) => [postPath(slug), place] as const),
    ...previewed(content, rules).map(({ slug, place }) => [previewPath(slug), place] as const),
  ],
  passages: (content, rules) =>
    published(content, rules).flatMap((article) => passagesOf(article).passages),
  entries: (content, rules) =>
    articleEntries(published(content, rules).map((article) => passagesOf(article).passages)),
}

type Words = Pick<LoadedContent, 'place' | 'site'>

export function published({ place, site }: Words, rules: PublishingRules): readonly SoundArticle[] {
  const { name, role } = site.owner
  return publishedArticles(withOneSpelling(textsIn(place, POSTS)), rules, { name, role })
}

export function previewed({ place, site }: Words, rules: PublishingRules): readonly SoundArticle[] {
  const { name, role } = site.owner
  return previewedArticles(withOneSpelling(textsIn(place, POSTS)), rules, { name, role })
}

export function articleEntries(all: readonly (readonly Passage[])[]): readonly Entry[] {
  let length = 0
  return all.flatMap((parts) => {
    const entries = parts.map((part) => sectionEntry('Articles', part))
    length += entries.reduce((sum, { text = '' }) => sum + text.length, 0)
    return length <= FULL_TEXTS ? entries : inShort(parts)
  })
}

function inShort(parts: readonly Passage[]): readonly Entry[] {
  return parts.slice(0, 1).map((part) => {
    const entry = sectionEntry('Articles', part)
    const headings = parts.slice(1).map(({ heading }) => heading)
    return {
      ...entry,
      text: part.paragraphs[0]?.join(' ') ?? '',
      words: [entry.words ?? '', ...headings].join(' '),
    }
  })
}
