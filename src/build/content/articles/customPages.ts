/**
 * Pages of the owner's own, such as `/now`: one file each in `pages`, `SLUG.mdx` or `SLUG.md`. Parsed as articles
 * are, with other front matter.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { pageSchema } from '../../../owner/matterSchema.ts'
import type { CustomPage, PageMatter } from '../../../owner/types.ts'
import { SLUG } from '../../../owner/slug.mjs'
import { ContentError } from '../problems/problem.ts'
import type { ContentPlace } from '../words/contentPlace.ts'
import { type Article, ARTICLE_FILE } from './article.ts'
import { articleAt } from './articleFiles.ts'
import { type MatterReading, readMatter } from './matter.ts'

export interface PageFile extends Pick<
  Article,
  'place' | 'slug' | 'source' | 'tree' | 'facts' | 'broken'
> {
  /** `/now`. */
  readonly path: string
  readonly matter: MatterReading<PageMatter>
  /** Whether its name can be an address. */
  readonly isNamed: boolean
}

/** @returns all pages, in the order of their files' names */
export function allPages({ root, words }: ContentPlace): readonly PageFile[] {
  const folder = path.join(root, words, 'pages')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => ARTICLE_FILE.test(name))
  return names.sort().map((name) => {
    const source = readFileSync(path.join(folder, name), 'utf8')
    const { place, slug, tree, facts, broken } = articleAt(path.join(folder, name), root, source)
    const matter = readMatter(pageSchema, source, place)
    return {
      place,
      slug,
      source,
      tree,
      facts,
      broken,
      path: `/${slug}`,
      matter,
      isNamed: SLUG.test(slug),
    }
  })
}

export interface PublishedPage {
  /** Path of its file below the project's root. */
  readonly place: string
  readonly page: CustomPage
  readonly tree: Root
}

/**
 * What the site says of the owner's pages.
 * @param broken places of files with mistakes, which are left out
 * @throws {ContentError} naming the mistakes in another one
 */
export function publishedPages(
  pages: readonly PageFile[],
  isDeveloping: boolean,
  broken: ReadonlySet<string> = new Set(),
): readonly PublishedPage[] {
  return pages
    .filter((page) => !broken.has(page.place) && !isHeldBack(page, isDeveloping))
    .map(({ path: address, place, matter: { matter, problems }, tree, broken: flaws }) => {
      if (!matter || !tree) throw new ContentError([...problems, ...flaws])
      const { draft: _, linked = true, ...said } = matter
      return { place, page: { path: address, ...said, isLinked: linked }, tree }
    })
}

/** Drafts are seen while developing only. */
export function isHeldBack({ matter }: Pick<PageFile, 'matter'>, isDeveloping: boolean): boolean {
  return !isDeveloping && matter.matter?.draft === true
}
