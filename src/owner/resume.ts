/** The form of `resume.ts` in `src/content`, and of what the site knows of it. */
import type { Said, Written } from './schemaParts.ts'
import type { resumeSchema } from './resumeSchema.ts'

/** What `resume.ts` holds. */
export type ResumeWords = NonNullable<Written<typeof resumeSchema>>

/** The words of `resume.ts` with everything that it may leave out: an empty text or list is not shown. */
export type Resume = NonNullable<Said<typeof resumeSchema>>

export type Position = Resume['experience'][number]
export type Study = Resume['education'][number]
export type Talk = Resume['talks'][number]
export type SpokenLanguage = Resume['languages'][number]
export type SkillGroup = Resume['skillGroups'][number]

/** The name by which icons and entries of START open the résumé. */
export const RESUME_APP = 'Resume'
