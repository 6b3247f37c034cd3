/** The types of the owner's data. The schemas explain each field of `src/content`. */
import type * as v from 'valibot'
import type { answersSchema } from './answersSchema.ts'
import type { desktopIconsSchema } from './desktopSchema.ts'
import type { articleSchema } from './matterSchema.ts'
import type { Frozen, Said, Written } from './schemaParts.ts'
import type { projectsSchema } from './projectsSchema.ts'
import type { siteSchema } from './siteSchema.ts'

export type SiteWords = Written<typeof siteSchema>

/** `site.ts` with all defaults. `withoutApps` also names the apps that have nothing to show. */
export type Site = Said<typeof siteSchema>

/** The part of `Site` that the first chunk needs; the rest loads with what shows it. */
export interface SiteInBrief extends Omit<Site, 'owner'> {
  readonly owner: Pick<Site['owner'], 'name' | 'role' | 'headline' | 'email'>
}

export type Project = Written<typeof projectsSchema>[number]

/** What the assistant answers to questions that the owner foresees. */
export type OwnersAnswer = Written<typeof answersSchema>[number]

export type DesktopIconEntry = Written<typeof desktopIconsSchema>[number]

export type FrontMatter = Frozen<v.InferOutput<typeof articleSchema>>

export type Author = NonNullable<FrontMatter['authors']>[number]

export interface ArticleWords extends Omit<
  FrontMatter,
  'author' | 'authors' | 'draft' | 'readTime' | 'questions'
> {
  /** `8 min read`. */
  readonly readTime: string
  /** One or more. */
  readonly authors: readonly Author[]
}

/** A page that is text alone: one of the owner's own, or of a kind of content without an app. */
export interface CustomPage {
  readonly path: string
  readonly title: string
  /** For search engines and shared links. */
  readonly description: string
  /** The day of the last change: `2026-01-31`. */
  readonly updated?: string
  /** Its language, where that is not the site's. */
  readonly lang?: string
  /** Whether the header of pages, START and the phone's grid lead to it. */
  readonly isLinked: boolean
}
