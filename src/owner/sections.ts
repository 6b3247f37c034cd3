import { slugOf } from './slug.mjs'

/** The ids of sections that links may target. A section without content is missing. */
export const ABOUT_SECTIONS = {
  projects: 'projects',
  skills: 'skills',
  certifications: 'certifications',
} as const

export const RESUME_SECTIONS = {
  experience: 'experience',
  projects: 'projects',
  education: 'education',
  skills: 'skills',
  talks: 'talks',
  certifications: 'certifications',
  languages: 'languages',
} as const

export type ResumeSection = keyof typeof RESUME_SECTIONS

export const RESUME_TITLES: Readonly<Record<ResumeSection, string>> = {
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  skills: 'Skills',
  talks: 'Talks',
  certifications: 'Certifications',
  languages: 'Languages',
}

/** The parts in the order of the résumé, without empty ones. */
export function inResumeOrder<Part>(
  parts: Readonly<Record<ResumeSection, readonly Part[]>>,
): readonly { readonly name: ResumeSection; readonly parts: readonly Part[] }[] {
  return (Object.keys(RESUME_SECTIONS) as ResumeSection[])
    .map((name) => ({ name, parts: parts[name] }))
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
