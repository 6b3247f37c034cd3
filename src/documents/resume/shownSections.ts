import { owner } from 'virtual:owner'
import { projects } from 'virtual:projects'
import { resume } from 'virtual:resume'
import {
  RESUME_SECTIONS,
  type ResumeSection,
  type Section,
  sectionsWith,
} from '../../owner/sections.ts'

/** None on a site without a résumé. */
export const shownSections: readonly Section<ResumeSection>[] = resume
  ? sectionsWith<ResumeSection, unknown>(RESUME_SECTIONS, { ...owner, ...resume, projects })
  : []
