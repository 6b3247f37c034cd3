/**
 * Finds the mistakes in all of the owner's content: in each part by itself, and in how the parts refer
 * to each other. Pure: it is given the articles and the names of the files.
 */
import type { Article } from '../articles/article.ts'
import { findBodyProblems } from './bodyChecks.ts'
import type { Content } from './content.ts'
import { findDesktopProblems } from './desktopChecks.ts'
import { linkMismatch, type Site } from './linkChecks.ts'
import { lostPicture } from './lostPicture.ts'
import { findPageProblems } from './pageChecks.ts'
import { findUnreadTexts } from './unreadTexts.ts'
import { findLostReferences, findOwnerProblems } from './ownerChecks.ts'
import { findResumeProblems } from './resumeChecks.ts'
import { findMisspeltSeries, findTwoKindsOfAuthors } from './matterChecks.ts'
import { TOPIC_IDS } from '../../../help/topic.ts'
import type { Problem } from '../problems/problem.ts'
import { countWords, readTimeMismatch } from '../articles/readTime.ts'
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
  topicSlug,
  twinPath,
} from '../../../owner/paths.ts'
import { ABOUT_SECTIONS, RESUME_SECTIONS } from '../../../owner/sections.ts'
import { isHeldBack } from '../articles/customPages.ts'
import { heldBack, type PublishingRules } from '../articles/publishing.ts'

/** Links are resolved against it if the site's own address is invalid. */
const SOME_ADDRESS = 'https://site.invalid'

/**
 * @returns all mistakes; none where all is well
 * @param rules say to which articles the site's links may lead
 */
export function checkContent(content: Content, rules: PublishingRules): readonly Problem[] {
  const { articles } = content
  const site = siteOf(content, rules)
  return [
    ...findOwnerProblems(content),
    ...findLostReferences(content, site),
    ...findResumeProblems(content, rules.today),
    ...findDesktopProblems(content.desktop, site),
    ...articles.flatMap((article) => [
      ...article.matter.problems,
      ...article.broken,
      ...findMatterProblems(article, content),
      ...findBodyProblems(article, content),
      ...findLostLinks(article, site),
    ]),
    ...findTopicsAtOneAddress(articles),
    ...findTwoKindsOfAuthors(articles),
    ...findMisspeltSeries(articles),
    ...findPageProblems(content, site),
    ...findUnreadTexts(content),
  ]
}

/** Pages without sections that a link could lead to, and lists of articles are others. */
const NO_SECTIONS = [BLOG_PATH, LICENCE_PATH]
const NO_IDS: ReadonlySet<string> = new Set(['content'])

function siteOf({ paths, site, articles, pages }: Content, rules: PublishingRules): Site {
  const shownPages = pages.filter((page) => !isHeldBack(page, rules.isDeveloping))
  const shown = articles.filter((article) => heldBack(article, rules) === undefined)
  const address = (site.value as { readonly address?: unknown } | undefined)?.address
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

/** Of an article, and of the lists that hold it. */
function pathsOf(article: Article): readonly string[] {
  const lists = listsOf(article)
  const { slug } = article
  return [postPath(slug), twinPath(slug), ...lists, ...lists.map(feedPath)]
}

/** The paths of the lists that hold an article, but for the list of all of them. */
function listsOf({ matter: { matter } }: Article): readonly string[] {
  return [
    ...(matter?.tags ?? []).map(tagPath),
    ...[matter?.category ?? []].flat().map(categoryPath),
  ]
}

function findMatterProblems(
  { place, slug, matter, tree }: Article,
  { articles, pictures, place: folders }: Content,
): readonly Problem[] {
  const found: Problem[] = []
  const { matter: said, lineOf } = matter
  if (!said) return found
  const add = (key: readonly string[], message: string): void => {
    found.push({ file: place, line: lineOf(key), message: `front matter, ${message}` })
  }
  if (said.slug !== slug)
    add(['slug'], `slug: expected '${slug}', the file's name, but found '${said.slug}'`)
  const other = articles.find(
    (each) => each.place < place && each.matter.matter?.slug === said.slug,
  )
  if (other) add(['slug'], `slug: '${said.slug}' is already used by ${other.place}`)
  for (const alias of said.aliases ?? []) {
    const owner = articles.find(
      (each) =>
        each.slug === alias || (each.place < place && each.matter.matter?.aliases?.includes(alias)),
    )
    if (owner) add(['aliases'], `aliases: '${alias}' is already used by ${owner.place}`)
  }
  const unnamed = [said.category, ...said.tags].find((topic) => topicSlug(topic) === '')
  if (unnamed !== undefined) add(['tags'], `tags: expected letters or digits in '${unnamed}'`)
  if (!pictures.has(said.image.src))
    add(
      ['image', 'src'],
      lostPicture(said.image.src, pictures, folders).replace('image', 'image.src'),
    )
  const late =
    tree && said.readTime !== undefined && readTimeMismatch(said.readTime, countWords(tree))
  if (late) add(['readTime'], late)
  if (said.updated !== undefined && said.updated < said.date) {
    add(
      ['updated'],
      `updated: expected a day on or after ${said.date}, but found '${said.updated}'`,
    )
  }
  return found
}

/** Two tags, or two categories, that differ only in what an address cannot show: `R&D` and `r d`. */
function findTopicsAtOneAddress(articles: readonly Article[]): readonly Problem[] {
  const known = new Map<string, string>()
  return articles.flatMap(({ place, matter: { matter, lineOf } }) => {
    const topics = [
      ...(matter?.tags ?? []).map((name) => ({ key: 'tags', name, path: tagPath(name) })),
      ...(matter
        ? [{ key: 'category', name: matter.category, path: categoryPath(matter.category) }]
        : []),
    ]
    return topics.flatMap(({ key, name, path }): readonly Problem[] => {
      const other = known.get(path) ?? name
      known.set(path, other)
      if (other === name) return []
      const message = `front matter, ${key}: expected '${other}', as in another article, but found '${name}'; both would be ${path}`
      return [{ file: place, line: lineOf([key]), message }]
    })
  })
}

function findLostLinks({ place, slug, facts }: Article, site: Site): readonly Problem[] {
  return facts.links.flatMap(({ text, line }) => {
    const message = linkMismatch(text, postPath(slug), site)
    return message === undefined ? [] : [{ file: place, line, message }]
  })
}
