/** The owner's own pages, such as `/now`, which are parsed like articles. */
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
  readonly path: string
  readonly matter: MatterReading<PageMatter>
  /** Whether its name is a valid URL slug. */
  readonly isNamed: boolean
}

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
  readonly place: string
  readonly page: CustomPage
  readonly tree: Root
}

/** @throws {ContentError} naming the mistakes in any file that is not `broken` */
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

export function isHeldBack({ matter }: Pick<PageFile, 'matter'>, isDeveloping: boolean): boolean {
  return !isDeveloping && matter.matter?.draft === true
}
