import { slugOf } from './slug.mjs'

/** The titles of sections by their ids, which links may target. A section without content is missing. */
export const ABOUT_SECTIONS = {
  projects: 'Projects',
  skills: 'Skills',
  certifications: 'Certifications',
} as const

export const RESUME_SECTIONS = {
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  skills: 'Skills',
  talks: 'Talks',
  certifications: 'Certifications',
  languages: 'Languages',
} as const

export type AboutSection = keyof typeof ABOUT_SECTIONS
export type ResumeSection = keyof typeof RESUME_SECTIONS

export interface Section<Id, Part = unknown> {
  readonly id: Id
  readonly title: string
  readonly parts: readonly Part[]
}

/** Those that have parts, in their order. */
export function sectionsWith<Id extends string, Part>(
  titles: Readonly<Record<Id, string>>,
  parts: Readonly<Record<Id, readonly Part[]>>,
): readonly Section<Id, Part>[] {
  return (Object.keys(titles) as Id[])
    .map((id) => ({ id, title: titles[id], parts: parts[id] }))
    .filter((section) => section.parts.length > 0)
}

interface Job {
  readonly role: string
  readonly organization: string
}

/** The id of each job of the résumé, in the same order. Where words are missing, the build stops anyway. */
export function jobIds(jobs: readonly Partial<Job>[]): readonly string[] {
  return idsOf(
    'job',
    jobs.map(({ role, organization }) => `${role} at ${organization}`),
  )
}

/** The id of each project on the About page, in the same order. */
export function projectIds(projects: readonly { readonly title?: string }[]): readonly string[] {
  return idsOf(
    'project',
    projects.map(({ title }) => `${title}`),
  )
}

/** Made of the titles, so that they stay when others are added; one that comes again gets a number. */
function idsOf(kind: string, titles: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const words = [kind, slugOf(title)].filter((part) => part !== '').join('-')
    let id = words
    for (let count = 2; taken.has(id); count += 1) id = `${words}-${count}`
    taken.add(id)
    return id
  })
}
