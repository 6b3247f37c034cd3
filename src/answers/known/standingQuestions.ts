/** Questions that a site can answer even if its owner has foreseen none. */
import { ABOUT_PATH, BLOG_PATH, PROJECTS_LINK } from '../../owner/paths.ts'
import type { Knowledge } from './knowledge.ts'

export interface StandingQuestion {
  readonly text: string
  /** What its answer links to. */
  readonly links: readonly string[]
}

interface Known extends Pick<Knowledge, 'site' | 'projects'> {
  readonly posts: readonly { readonly tags: readonly string[] }[]
}

/** One or more. What the site says nothing about is left out. */
export function standingQuestions({ site, projects, posts }: Known): readonly StandingQuestion[] {
  const { owner, profiles } = site
  const [subject] = posts[0]?.tags ?? []
  const about = [ABOUT_PATH]
  const canBeReached = owner.email !== '' || profiles.length > 0
  return [
    ...(subject ? [{ text: `What have you written about ${subject}?`, links: [BLOG_PATH] }] : []),
    ...(owner.skills.length > 0 ? [{ text: 'Which technologies do you use?', links: about }] : []),
    ...(canBeReached ? [{ text: 'How do I contact you?', links: about }] : []),
    ...(projects.length > 0 ? [{ text: 'Which projects are there?', links: [PROJECTS_LINK] }] : []),
    { text: 'Who are you?', links: about },
  ]
}
