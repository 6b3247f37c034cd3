/** What can be found on the site except files (searchIndex.ts) and apps, which the desktop adds. */
import type { Entry } from '../../documents/find/entry.ts'
import { TOPIC_WORDS } from '../../documents/find/visitorsWords.ts'
import { ABOUT_PATH, BLOG_PATH } from '../../owner/paths.ts'
import { ABOUT_SECTIONS } from '../../owner/sections.ts'
import type { Project, Site } from '../../owner/types.ts'
import type { Passage } from '../../server/chat/search/knowledge.ts'

/** The newest articles are indexed in full up to this many characters, some 80 KB compressed. */
const FULL_TEXTS = 120_000

export interface FindableContent {
  readonly site: Site
  readonly projects: readonly Project[]
  readonly siteParts: readonly Passage[]
  readonly articles: readonly (readonly Passage[])[]
  readonly pages: readonly (readonly Passage[])[]
}

export function findableOf(content: FindableContent): readonly Entry[] {
  return [
    ...articleEntries(content.articles),
    ...content.siteParts.flatMap((part) => partEntries(part, content)),
    blogEntry(content.site),
    ...content.pages.flat().map((part) => sectionEntry('Pages', part)),
  ]
}

function articleEntries(articles: readonly (readonly Passage[])[]): readonly Entry[] {
  let length = 0
  return articles.flatMap((parts) => {
    const entries = parts.map((part) => sectionEntry('Articles', part))
    length += entries.reduce((sum, { text = '' }) => sum + text.length, 0)
    return length <= FULL_TEXTS ? entries : inShort(parts)
  })
}

function inShort(parts: readonly Passage[]): readonly Entry[] {
  return parts.slice(0, 1).map((part) => {
    const entry = sectionEntry('Articles', part)
    const headings = parts.slice(1).map(({ heading }) => heading)
    return {
      ...entry,
      text: part.paragraphs[0]?.join(' ') ?? '',
      words: [entry.words ?? '', ...headings].join(' '),
    }
  })
}

function sectionEntry(group: 'Articles' | 'Pages', part: Passage): Entry {
  const { page, heading, url } = part
  const text = textOf(part)
  const words = withoutText(part.keywords, part)
  return {
    group,
    name: heading === '' ? page : heading,
    ...(heading !== '' && { within: page }),
    text,
    ...(words !== '' && { words }),
    link: url,
  }
}

/** Keywords that also occur in the text, such as bold words, would only make the index longer. */
function withoutText(keywords: string, { paragraphs, topic, url }: Passage): string {
  const isSection = topic === undefined && url.includes('#')
  return isSection ? '' : keywords.replace(paragraphs[0]?.join(' ') ?? '', '').trim()
}

function textOf({ paragraphs, rows = [] }: Passage): string {
  return [...paragraphs.flat(), ...rows].join(' ')
}

function partEntries(
  part: Passage,
  { site, projects }: Pick<FindableContent, 'site' | 'projects'>,
): readonly Entry[] {
  switch (part.topic) {
    case 'project':
      return [
        {
          ...sectionEntry('Pages', part),
          group: 'Projects',
          words: 'project work demo',
          link: `${ABOUT_PATH}#${ABOUT_SECTIONS.projects}`,
        },
      ]
    case 'skills':
      return site.owner.skills.map((skill) =>
        skillEntry(skill, `${ABOUT_PATH}#${ABOUT_SECTIONS.skills}`, projects),
      )
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
    default:
      return [withVisitorsWords(sectionEntry('Pages', part), part)]
  }
}

function withVisitorsWords(entry: Entry, { topic, outside = [] }: Passage): Entry {
  const called = topic === undefined ? undefined : TOPIC_WORDS[topic]
  // Visitors search for the owner's profiles by the names of the sites.
  const sites = topic === 'contact' ? outside.map(({ text }) => text) : []
  const words = [entry.words, called, ...sites].filter((each) => each !== undefined).join(' ')
  return words === '' ? entry : { ...entry, words }
}

function skillEntry(skill: string, link: string, projects: readonly Project[]): Entry {
  const uses = projects.filter(({ tech }) => tech.includes(skill)).map(({ title }) => title)
  const text = uses.length > 0 ? `Used in ${uses.join(', ')}.` : undefined
  return { group: 'Skills', name: skill, ...(text !== undefined && { text }), link }
}

function blogEntry({ blog }: Site): Entry {
  return {
    group: 'Pages',
    name: 'Blog',
    text: [`${blog.heading}.`, blog.subject].filter((each) => each !== '').join(' '),
    words: 'articles posts writing all',
    link: BLOG_PATH,
  }
}
