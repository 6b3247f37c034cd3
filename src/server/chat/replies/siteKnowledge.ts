/** What this site's assistant knows: its content as the build made it. The only user of it. */
import { passages, posts } from 'virtual:passages'
import { projects } from '../../../content/projects.ts'
import { site } from '../../../content/site.ts'
import type { Knowledge } from '../search/knowledge.ts'

export const siteKnowledge: Knowledge = { site, projects, posts, passages }
