import { owner } from 'virtual:owner'
import { projects } from 'virtual:projects'
import { ABOUT_SECTIONS, type AboutSection, sectionsWith } from '../../owner/sections.ts'

export const shownSections = sectionsWith<AboutSection, unknown>(ABOUT_SECTIONS, {
  ...owner,
  projects,
})
