/** The types of the assistant's knowledge, which the build makes from the site's content. */
import type { Resume } from '../../owner/resume.ts'
import type { OwnersAnswer, Project, Site } from '../../owner/types.ts'
import type { Passage } from '../../find/passage.ts'

export interface PostSummary {
  readonly url: string
  readonly title: string
  readonly excerpt: string
  readonly date: string
  readonly readTime: string
  readonly tags: readonly string[]
}

export interface Knowledge {
  readonly site: Site
  readonly projects: readonly Project[]
  readonly resume: Resume | null
  /** Newest first. */
  readonly posts: readonly PostSummary[]
  readonly passages: readonly Passage[]
  /** What the owner has the assistant say. */
  readonly answers: readonly OwnersAnswer[]
}
