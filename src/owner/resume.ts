import type { Said, Written } from './schemaParts.ts'
import type { resumeSchema } from './resumeSchema.ts'

export type ResumeWords = NonNullable<Written<typeof resumeSchema>>

/** `resume.ts` with all defaults: empty texts and lists are not shown. */
export type Resume = NonNullable<Said<typeof resumeSchema>>

export type Position = Resume['experience'][number]
export type Study = Resume['education'][number]
export type Talk = Resume['talks'][number]
export type SpokenLanguage = Resume['languages'][number]
export type SkillGroup = Resume['skillGroups'][number]

/** The name by which icons and START entries open the résumé. */
export const RESUME_APP = 'Resume'
