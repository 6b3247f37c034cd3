/** The content prepared by the build. Only this file imports it. */
import { answers, passages, posts } from 'virtual:passages'
import { projects } from 'virtual:projects'
import { owner } from 'virtual:owner'
import { resume } from 'virtual:resume'
import { site } from 'virtual:site'
import type { Knowledge } from '../../answers/known/knowledge.ts'

export const siteKnowledge: Knowledge = {
  site: { ...site, owner },
  projects,
  resume,
  posts,
  answers,
  passages,
}
