/** The types of the owner's data. The schemas explain each field of `src/content`. */
import type * as v from 'valibot'
import type { desktopIconsSchema } from './desktopSchema.ts'
import type { articleSchema, pageSchema } from './matterSchema.ts'
import type { Frozen, Said, Written } from './schemaParts.ts'
import type { projectsSchema } from './projectsSchema.ts'
import type { siteSchema } from './siteSchema.ts'

export type SiteWords = Written<typeof siteSchema>

/** `site.ts` with all defaults: empty texts and lists are not shown. */
export type Site = Said<typeof siteSchema>

/** The part of `Site` that the first chunk needs; the rest loads with what shows it. */
export interface SiteInBrief extends Omit<Site, 'owner'> {
  readonly owner: Pick<Site['owner'], 'name' | 'role' | 'headline' | 'email'>
}

export type Project = Written<typeof projectsSchema>[number]

export type DesktopIconEntry = Written<typeof desktopIconsSchema>[number]

export type FrontMatter = Frozen<v.InferOutput<typeof articleSchema>>

export type Author = NonNullable<FrontMatter['authors']>[number]

export interface ArticleWords extends Omit<
  FrontMatter,
  'author' | 'authors' | 'draft' | 'readTime'
> {
  /** `8 min read`. */
  readonly readTime: string
  /** One or more. */
  readonly authors: readonly Author[]
}

export type PageMatter = Frozen<v.InferOutput<typeof pageSchema>>

/** A custom page, made from a file in `pages`. */
export interface CustomPage extends Omit<PageMatter, 'draft' | 'linked'> {
  readonly path: string
  readonly isLinked: boolean
}
