/**
 * The types of what the assistant knows. The build makes it from the site's content, and it is never
 * changed. Types only.
 */
import type { Project, Site } from '../../../owner/types.ts'

/** What a passage outside of the articles is about; the assistant finds it by this, not by its words. */
export type Topic =
  | 'owner'
  | 'location'
  | 'availability'
  | 'skills'
  | 'certifications'
  | 'contact'
  | 'project'
  | 'resume'
  | 'experience'
  /** One of the owner's jobs; `experience` names them all. */
  | 'position'
  | 'education'
  | 'talks'
  | 'languages'
  | 'site'
  | 'licence'

/** A part of the site with an address of its own: a section of a post, or a part of a page. */
export interface Passage {
  /** Missing where it is part of a post. */
  readonly topic?: Topic
  /** Path on this site: `/blog/slug#heading`, `/about`. */
  readonly url: string
  /** Title of the page it is on. */
  readonly page: string
  /** The section's heading; empty for the beginning of a post. */
  readonly heading: string
  /** Lists of sentences, in the order of the page. */
  readonly paragraphs: readonly (readonly string[])[]
  /** What its tables say, a sentence for each row. The build has written these, not the owner. */
  readonly rows?: readonly string[]
  /** What the front matter says, in sentences that the build has written. */
  readonly facts?: readonly string[]
  /** Words that the passage is found by, too: tags, names in tables, bold titles. */
  readonly keywords: string
  /** The addresses on other sites that it mentions. */
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
