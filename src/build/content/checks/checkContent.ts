/**
 * Finds the mistakes in all of the owner's content: in each part by itself, and in how the parts refer
 * to each other. Pure: it is given the articles and the names of the files.
 */
import type { Article } from '../articles/article.ts'
import { findBodyProblems } from './bodyChecks.ts'
import { projectsSchema, siteSchema } from './contentSchemas.ts'
import { linkMismatch, type Site } from './linkChecks.ts'
import { findMismatches } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'
import { countWords, readTimeMismatch } from '../articles/readTime.ts'
import { lineOfExport } from '../problems/sourceLines.ts'
import { postPath, twinPath } from '../../../content/addresses.ts'

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
  /** Names of the pictures in `assets/images`. */
  readonly pictures: ReadonlySet<string>
  /** Paths of what the site serves besides articles: `/about`, `/favicon.svg`. */
  readonly paths: readonly string[]
}

/** Feeds and the list of articles would have nothing to show, nor the assistant to answer from. */
const NO_ARTICLES: Problem = {
  file: 'src/content/posts',
  line: undefined,
  message: 'expected one article or more, SLUG.mdx',
}
/** Links are resolved against it if the site's own address is invalid. */
const SOME_ADDRESS = 'https://site.invalid'

/** @returns all mistakes; none where all is well */
export function checkContent(content: Content): readonly Problem[] {
  const { articles } = content
  const site = siteOf(content)
  return [
    ...(articles.length === 0 ? [NO_ARTICLES] : []),
    ...findDataProblems(content.site, 'site', siteSchema),
    ...findLostMakingOf(content),
    ...findDataProblems(content.projects, 'projects', projectsSchema),
    ...findLostProjectPictures(content),
    ...articles.flatMap((article) => [
      ...article.matter.problems,
      ...article.broken,
      ...findMatterProblems(article, articles, content.pictures),
      ...findProblemsInBody(article, content.pictures),
      ...findLostLinks(article, site),
    ]),
  ]
}

function siteOf({ paths, site, articles }: Content): Site {
  const address = (site.value as { readonly address?: unknown } | undefined)?.address
  return {
    address: typeof address === 'string' && URL.canParse(address) ? address : SOME_ADDRESS,
    paths: new Set([...paths, ...articles.flatMap(({ slug }) => [postPath(slug), twinPath(slug)])]),
    ids: new Map(
      articles
        // The ids of an article that could not be parsed are unknown.
        .filter(({ tree }) => tree)
        .map(({ slug, facts }) => [postPath(slug), new Set(facts.ids.map(({ text }) => text))]),
    ),
  }
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
  const twin = articles.find((each) => each.place < place && each.matter.matter?.slug === said.slug)
  if (twin) add(['slug'], `slug: '${said.slug}' is already used by ${twin.place}`)
  if (!pictures.has(said.image.src))
    add(['image', 'src'], lostPicture(said.image.src, pictures).replace('image', 'image.src'))
  const late = tree && readTimeMismatch(said.readTime, countWords(tree))
  if (late !== undefined) add(['readTime'], late)
  return found
}

function findProblemsInBody(
  { place, tree, facts }: Article,
  pictures: ReadonlySet<string>,
): readonly Problem[] {
  if (!tree) return []
  return findBodyProblems(tree, facts, pictures).map((finding) => ({ file: place, ...finding }))
}

function findLostLinks({ place, slug, facts }: Article, site: Site): readonly Problem[] {
  return facts.links.flatMap(({ text, line }) => {
    const message = linkMismatch(text, postPath(slug), site)
    return message === undefined ? [] : [{ file: place, line, message }]
  })
}
