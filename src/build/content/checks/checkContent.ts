/** Finds the mistakes in all of the owner's content, including references between its parts. */
import type { Article } from '../articles/article.ts'
import { findBodyProblems } from './bodyChecks.ts'
import type { Content } from './content.ts'
import { findMatterProblems, findUnequalNames } from './articleChecks.ts'
import { findDataProblems } from './dataChecks.ts'
import { knownIn } from './known.ts'
import { findLostLinks, type Site } from './linkChecks.ts'
import { findPageProblems } from './pageChecks.ts'
import { findUnreadTexts } from './unreadTexts.ts'
import { TOPIC_IDS } from '../../../help/topic.ts'
import type { Problem } from '../problems/problem.ts'
import {
  ABOUT_PATH,
  BLOG_PATH,
  HELP_PATH,
  LICENCE_PATH,
  RESUME_PATH,
  categoryPath,
  feedPath,
  postPath,
  tagPath,
  twinPath,
} from '../../../owner/paths.ts'
import { ABOUT_SECTIONS, RESUME_SECTIONS } from '../../../owner/sections.ts'
import { isHeldBack } from '../articles/customPages.ts'
import { heldBack, type PublishingRules } from '../articles/publishing.ts'

const SOME_ADDRESS = 'https://site.invalid'

/** @param rules decide which articles the site's links may point to */
export function checkContent(content: Content, rules: PublishingRules): readonly Problem[] {
  const { articles } = content
  const site = siteOf(content, rules)
  return [
    ...findDataProblems(content, knownIn(content, site, rules.today)),
    ...articles.flatMap((article) => [
      ...article.matter.problems,
      ...article.broken,
      ...findMatterProblems(article, content),
      ...findBodyProblems(article, content),
      ...findLostLinks(article, postPath(article.slug), site),
    ]),
    ...findUnequalNames(articles),
    ...findPageProblems(content, site),
    ...findUnreadTexts(content),
  ]
}

/** Pages without ids to link to, besides the lists of articles. */
const NO_SECTIONS = [BLOG_PATH, LICENCE_PATH]
const NO_IDS: ReadonlySet<string> = new Set(['content'])

function siteOf({ paths, data, articles, pages }: Content, rules: PublishingRules): Site {
  const shownPages = pages.filter((page) => !isHeldBack(page, rules.isDeveloping))
  const shown = articles.filter((article) => heldBack(article, rules) === undefined)
  const address = (data.site.value as { readonly address?: unknown } | undefined)?.address
  return {
    address: typeof address === 'string' && URL.canParse(address) ? address : SOME_ADDRESS,
    paths: new Set([...paths, ...shown.flatMap(pathsOf), ...shownPages.map(({ path }) => path)]),
    ids: new Map([
      [ABOUT_PATH, new Set([...NO_IDS, ...Object.values(ABOUT_SECTIONS)])],
      [RESUME_PATH, new Set([...NO_IDS, ...Object.values(RESUME_SECTIONS)])],
      [HELP_PATH, new Set([...NO_IDS, ...TOPIC_IDS])],
      ...[...NO_SECTIONS, ...shown.flatMap(listsOf)].map((page) => [page, NO_IDS] as const),
      ...[...articles.map((each) => ({ ...each, path: postPath(each.slug) })), ...pages]
        // The ids of a text that could not be parsed are unknown.
        .filter(({ tree }) => tree)
        .map(({ path, facts }) => [path, new Set(facts.ids.map(({ text }) => text))] as const),
    ]),
  }
}

function pathsOf(article: Article): readonly string[] {
  const lists = listsOf(article)
  const { slug } = article
  return [postPath(slug), twinPath(slug), ...lists, ...lists.map(feedPath)]
}

function listsOf({ matter: { matter } }: Article): readonly string[] {
  return [
    ...(matter?.tags ?? []).map(tagPath),
    ...[matter?.category ?? []].flat().map(categoryPath),
  ]
}
