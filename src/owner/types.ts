/**
 * What the owner tells the site, and what the site knows of it. The forms of `site.ts`, `projects.ts` and
 * `desktopIcons.ts` in `src/content` are in the schemas, with an explanation of each field, which editors show.
 */
import type * as v from 'valibot'
import type { desktopIconsSchema } from './desktopSchema.ts'
import type { articleSchema, pageSchema } from './matterSchema.ts'
import type { Frozen, Said, Written } from './schemaParts.ts'
import type { projectsSchema } from './projectsSchema.ts'
import type { siteSchema } from './siteSchema.ts'

/** What `site.ts` holds. */
export type SiteWords = Written<typeof siteSchema>

/** The words of `site.ts` with everything that it may leave out: an empty text or list is not shown. */
export type Site = Said<typeof siteSchema>

/** What the first of the program needs of `Site`; the rest of the owner's words comes with what shows it. */
export interface SiteInBrief extends Omit<Site, 'owner'> {
  readonly owner: Pick<Site['owner'], 'name' | 'role' | 'headline' | 'email'>
}

export type Project = Written<typeof projectsSchema>[number]

export type DesktopIconEntry = Written<typeof desktopIconsSchema>[number]

/** What an article says of itself. */
export type FrontMatter = Frozen<v.InferOutput<typeof articleSchema>>

/** Who wrote an article. */
export type Author = NonNullable<FrontMatter['authors']>[number]

/** What the site says of an article: its front matter, with everything that it may leave out. */
export interface ArticleWords extends Omit<
  FrontMatter,
  'author' | 'authors' | 'draft' | 'readTime'
> {
  /** `8 min read`. */
  readonly readTime: string
  /** One or more. */
  readonly authors: readonly Author[]
}

/** What a page of the owner's own says of itself. */
export type PageMatter = Frozen<v.InferOutput<typeof pageSchema>>

/** A page of the owner's own, made from a file in `pages`. */
export interface CustomPage extends Omit<PageMatter, 'draft' | 'linked'> {
  /** `/now`. */
  readonly path: string
  /** Whether the header of pages and START lead to it. */
  readonly isLinked: boolean
}
