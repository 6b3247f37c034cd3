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
