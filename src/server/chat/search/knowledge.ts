/**
 * What the assistant knows, as types: made from the site's content when it is built, and read-only
 * ever after. Data only.
 */
import type { Project } from '../../../content/projects.ts'
import type { Site } from '../../../content/site.ts'

/** What a passage that is no article's is about; the assistant finds it by this, whatever its words. */
export type Topic =
  'owner' | 'skills' | 'certifications' | 'contact' | 'project' | 'site' | 'licence'

/** A stretch of the site with an address of its own: a post's section, or a part of a page. */
export interface Passage {
  /** Missing where it is part of a post. */
  readonly topic?: Topic
  /** Path on this site: `/blog/slug#heading`, `/about`. */
  readonly url: string
  /** Title of the page it is on. */
  readonly page: string
  /** The section's heading; empty for the beginning of a post. */
  readonly heading: string
  /** Each a list of sentences, in the order of the page. What is quoted never crosses their ends. */
  readonly paragraphs: readonly (readonly string[])[]
  /** What its tables say, one text a row. Worded by the build: no sentences of the owner's. */
  readonly rows?: readonly string[]
  /** What the front matter says, in whole sentences of the build's. */
  readonly facts?: readonly string[]
  /** Words to be found by, which are no sentences: tags, names in tables, bold titles. */
  readonly keywords: string
  /** What it speaks of on other sites, as whole addresses. */
  readonly outside?: readonly { readonly url: string; readonly text: string }[]
}

export interface PostSummary {
  readonly url: string
  readonly title: string
  readonly excerpt: string
  /** ISO day. */
  readonly date: string
  readonly readTime: string
  readonly tags: readonly string[]
}

export interface Knowledge {
  readonly site: Site
  readonly projects: readonly Project[]
  /** Newest first. */
  readonly posts: readonly PostSummary[]
  readonly passages: readonly Passage[]
}
