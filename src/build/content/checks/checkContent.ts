/**
 * Finds the mistakes in all of the owner's content: in each part by itself, and in how the parts refer
 * to each other. Pure: it is given the articles and the names of the files.
 */
import type { Article } from '../articles/article.ts'
import { findBodyProblems } from './bodyChecks.ts'
import { projectsSchema, siteSchema } from './contentSchemas.ts'
import { type DesktopContent, findDesktopProblems } from './desktopChecks.ts'
import { linkMismatch, type Site } from './linkChecks.ts'
import { findMismatches } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'
import { countWords, readTimeMismatch } from '../articles/readTime.ts'
import { lineOfExport } from '../problems/sourceLines.ts'
import {
  categoryPath,
  feedPath,
  postPath,
  tagPath,
  topicSlug,
  twinPath,
} from '../../../owner/paths.ts'
import { heldBack, type PublishingRules } from '../articles/publishing.ts'

/** A module of content, `place` below the project's root. */
export interface ContentFile {
  readonly place: string
  readonly source: string
}

export interface Content {
  readonly articles: readonly Article[]
  /** Modules with what they export, as programs may get it. */
  readonly site: ContentFile & { readonly value: unknown }
  readonly projects: ContentFile & { readonly value: unknown }
  readonly desktop: DesktopContent
  /** Names of the pictures in `assets/images`. */
  readonly pictures: ReadonlySet<string>
  /** Paths of what the site serves besides articles: `/about`, `/favicon.svg`. */
  readonly paths: readonly string[]
}

/** Feeds and the list of articles would have nothing to show, nor the assistant to answer from. */
const NO_ARTICLES: Problem = {
  file: 'src/content/posts',
  line: undefined,
  message:
    'expected one article or more, SLUG.mdx or SLUG.md, that is neither a draft nor dated later than today',
}
/** Links are resolved against it if the site's own address is invalid. */
const SOME_ADDRESS = 'https://site.invalid'

/** @returns all mistakes; none where all is well */
/** @param rules say to which articles the site's links may lead */
export function checkContent(content: Content, rules: PublishingRules): readonly Problem[] {
  const { articles } = content
  const site = siteOf(content, rules)
  return [
    ...(articles.some((article) => heldBack(article, rules) === undefined) ? [] : [NO_ARTICLES]),
    ...findDataProblems(content.site, 'site', siteSchema),
    ...findLostMakingOf(content),
    ...findDataProblems(content.projects, 'projects', projectsSchema),
    ...findLostProjectPictures(content),
    ...findLostCaseStudies(content, site),
    ...findDesktopProblems(content.desktop, site),
    ...articles.flatMap((article) => [
      ...article.matter.problems,
      ...article.broken,
      ...findMatterProblems(article, articles, content.pictures),
      ...findProblemsInBody(article, content.pictures),
      ...findLostLinks(article, site),
    ]),
    ...findTopicsAtOneAddress(articles),
  ]
}

function siteOf({ paths, site, articles }: Content, rules: PublishingRules): Site {
  const shown = articles.filter((article) => heldBack(article, rules) === undefined)
  const address = (site.value as { readonly address?: unknown } | undefined)?.address
  return {
    address: typeof address === 'string' && URL.canParse(address) ? address : SOME_ADDRESS,
    paths: new Set([...paths, ...shown.flatMap(pathsOf)]),
    ids: new Map(
      articles
        // The ids of an article that could not be parsed are unknown.
        .filter(({ tree }) => tree)
        .map(({ slug, facts }) => [postPath(slug), new Set(facts.ids.map(({ text }) => text))]),
    ),
  }
}

/** Of an article, and of the lists that hold it. */
function pathsOf({ slug, matter: { matter } }: Article): readonly string[] {
  const lists = [
    ...(matter?.tags ?? []).map(tagPath),
    ...[matter?.category ?? []].flat().map(categoryPath),
  ]
  return [postPath(slug), twinPath(slug), ...lists, ...lists.map(feedPath)]
}

function findDataProblems(
  { place, source, value }: Content['site'],
  name: string,
  schema: Parameters<typeof findMismatches>[0],
): readonly Problem[] {
  return findMismatches(schema, value, Array.isArray(value) ? name : '').map((mismatch) => ({
    file: place,
    line: lineOfExport(source, name, mismatch.path),
    message: mismatch.message,
  }))
}

function findLostMakingOf({ site, articles }: Content): readonly Problem[] {
  const { assistant } = (site.value ?? {}) as { readonly assistant?: { makingOf?: unknown } }
  const slug = assistant?.makingOf
  const slugs = articles.map((article) => article.slug)
  if (typeof slug !== 'string' || slugs.includes(slug)) return []
  const message = `assistant.makingOf: expected the slug of an article (${slugs.join(', ')}) or null, but found '${slug}'`
  return [
    {
      file: site.place,
      line: lineOfExport(site.source, 'site', ['assistant', 'makingOf']),
      message,
    },
  ]
}

function findLostProjectPictures({ projects, pictures }: Content): readonly Problem[] {
  const list: readonly unknown[] = Array.isArray(projects.value) ? projects.value : []
  return list.flatMap((project, index) => {
    const { image } = (project ?? {}) as { readonly image?: unknown }
    if (typeof image !== 'string' || pictures.has(image)) return []
    const line = lineOfExport(projects.source, 'projects', [index, 'image'])
    return [
      { file: projects.place, line, message: `projects[${index}].${lostPicture(image, pictures)}` },
    ]
  })
}

function findLostCaseStudies({ projects }: Content, site: Site): readonly Problem[] {
  const list: readonly unknown[] = Array.isArray(projects.value) ? projects.value : []
  return list.flatMap((project, index) => {
    const { caseStudy } = (project ?? {}) as { readonly caseStudy?: unknown }
    if (typeof caseStudy !== 'string' || site.paths.has(postPath(caseStudy))) return []
    const line = lineOfExport(projects.source, 'projects', [index, 'caseStudy'])
    const message = `projects[${index}].caseStudy: expected the slug of an article, but found '${caseStudy}'`
    return [{ file: projects.place, line, message }]
  })
}

function lostPicture(name: string, pictures: ReadonlySet<string>): string {
  return `image: expected the name of a picture in assets/images (${[...pictures].join(', ')}), but found '${name}'`
}

function findMatterProblems(
  { place, slug, matter, tree }: Article,
  articles: readonly Article[],
  pictures: ReadonlySet<string>,
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
    add(['image', 'src'], lostPicture(said.image.src, pictures).replace('image', 'image.src'))
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

function findProblemsInBody(
  { place, source, tree, facts }: Article,
  pictures: ReadonlySet<string>,
): readonly Problem[] {
  if (!tree) return []
  return findBodyProblems(tree, source, facts, pictures).map((finding) => ({
    file: place,
    ...finding,
  }))
}

function findLostLinks({ place, slug, facts }: Article, site: Site): readonly Problem[] {
  return facts.links.flatMap(({ text, line }) => {
    const message = linkMismatch(text, postPath(slug), site)
    return message === undefined ? [] : [{ file: place, line, message }]
  })
}
