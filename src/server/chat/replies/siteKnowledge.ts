/** The content prepared by the build. Only this file imports it. */
import { passages, posts } from 'virtual:passages'
import { projects } from 'virtual:projects'
import { owner } from 'virtual:owner'
import { site } from 'virtual:site'
import type { Knowledge } from '../search/knowledge.ts'

export const siteKnowledge: Knowledge = {
  site: { ...site, owner },
  projects,
  posts,
  passages,
}
