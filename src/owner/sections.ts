/** The ids of sections that links may lead to, on pages that the program lays out. A section without content is missing. */
export const ABOUT_SECTIONS = {
  projects: 'projects',
  skills: 'skills',
  certifications: 'certifications',
} as const

/** In the order of the résumé, on the screen as on paper: what the owner has done, then what the owner knows. */
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

/** What visitors read above each of them. */
export const RESUME_TITLES: Readonly<Record<ResumeSection, string>> = {
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  skills: 'Skills',
  talks: 'Talks',
  certifications: 'Certifications',
  languages: 'Languages',
}

/** What there is of each section, in the order of the résumé, without those that hold nothing. */
export function inResumeOrder<Part>(
  parts: Readonly<Record<ResumeSection, readonly Part[]>>,
): readonly { readonly name: ResumeSection; readonly parts: readonly Part[] }[] {
  return (Object.keys(RESUME_SECTIONS) as ResumeSection[])
    .map((name) => ({ name, parts: parts[name] }))
    .filter((section) => section.parts.length > 0)
}
