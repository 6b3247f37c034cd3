import { owner } from 'virtual:owner'
import { projects } from 'virtual:projects'
import { resume } from 'virtual:resume'
import { inResumeOrder, type ResumeSection } from '../../owner/sections.ts'

/** In the résumé's order; none on a site without a résumé. */
export const shownSections: readonly ResumeSection[] = resume
  ? inResumeOrder<unknown>({ ...owner, ...resume, projects }).map(({ name }) => name)
  : []
