/** Who the owner is, with the projects: the About page, and what is said of the site. */
import type { Entry } from '../../../find/entry.ts'
import { ABOUT_PATH } from '../../../owner/paths.ts'
import { projectsSchema } from '../../../owner/projectsSchema.ts'
import { ABOUT_SECTIONS, type AboutSection, projectIds } from '../../../owner/sections.ts'
import { siteSchema } from '../../../owner/siteSchema.ts'
import type { Project } from '../../../owner/types.ts'
import type { Passage } from '../../../find/passage.ts'
import { type LoadedContent, writtenList } from './content.ts'
import { partEntry, sectionEntry, textOf } from '../passages/entries.ts'
import { sitePassages } from '../passages/sitePassages.ts'
import { MAIN_ID } from '../articles/markdown/markdown.ts'
import type { Kind } from './kind.ts'

type Words = Pick<LoadedContent, 'site' | 'projects'>

export const profile: Kind = {
  exports: {
    site: { file: 'site.ts', schema: siteSchema, missing: () => undefined },
    projects: { file: 'projects.ts', schema: projectsSchema, isNamed: true, missing: () => [] },
  },
  addresses({ data }) {
    const ids = projectIds(writtenList<Project>(data['projects']?.value))
    return [{ path: ABOUT_PATH, ids: [MAIN_ID, ...Object.keys(ABOUT_SECTIONS), ...ids] }]
  },
  passages: ({ site, projects }) => sitePassages(site, projects),
  entries: (content) =>
    sitePassages(content.site, content.projects).flatMap((part) => entriesOf(part, content)),
}

function entriesOf(part: Passage, { site, projects }: Words): readonly Entry[] {
  const sectionLink = (section: AboutSection): string => `${ABOUT_PATH}#${section}`
  switch (part.topic) {
    case 'project': {
      const id = projectIds(projects)[projects.findIndex(({ title }) => title === part.heading)]
      return [
        {
          ...sectionEntry('Pages', part),
          group: 'Projects',
          words: 'project work demo',
          link: `${ABOUT_PATH}#${id}`,
        },
      ]
    }
    case 'skills':
      return site.owner.skills.map((skill) => skillEntry(skill, sectionLink('skills'), projects))
    case 'owner':
      return [
        {
          group: 'Pages',
          name: part.page,
          within: part.heading,
          text: textOf(part),
          words: `profile bio owner author ${part.keywords}`,
          link: ABOUT_PATH,
        },
      ]
    case 'certifications':
      return [{ ...partEntry(part), link: sectionLink('certifications') }]
    case 'site':
      // The assistant says it; no page shows it.
      return []
    default:
      return [partEntry(part)]
  }
}

function skillEntry(skill: string, link: string, projects: readonly Project[]): Entry {
  const uses = projects.filter(({ tech }) => tech.includes(skill)).map(({ title }) => title)
  const text = uses.length > 0 ? `Used in ${uses.join(', ')}.` : undefined
  return { group: 'Skills', name: skill, ...(text !== undefined && { text }), link }
}
