import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import { BLOG_PATH, HELP_PATH, LICENCE_PATH, RESUME_PDF_PATH } from '../../owner/paths.ts'
import type { Knowledge } from './knowledge.ts'

/** The titles of pages and of their sections, by address. */
export function titledPages({ posts, passages }: Knowledge): ReadonlyMap<string, string> {
  return new Map([
    [BLOG_PATH, 'Blog'],
    [HELP_PATH, 'Help and Support'],
    [LICENCE_PATH, 'Licence'],
    [RESUME_PDF_PATH, 'Résumé as a PDF'],
    ...posts.map(({ url, title }) => [url, title] as const),
    ...passages.map(({ url, page }) => [url, page] as const),
  ])
}

/** A link to a path of this site, or to a whole address elsewhere. */
export function linkTo(url: string, text: string): ChatLink {
  return { type: url.startsWith('/') ? 'internal' : 'external', url, text }
}

export const BLOG = linkTo(BLOG_PATH, 'Blog')

/** A window of the desktop. */
export function windowLink(app: string, text: string): ChatLink {
  return linkTo(`/#/${app.toLowerCase().replaceAll(' ', '-')}`, text)
}

/** Each address once. */
export function distinct(links: readonly ChatLink[]): readonly ChatLink[] {
  return links.filter(({ url }, index, all) => all.findIndex((each) => each.url === url) === index)
}

/** Makes links from the addresses that owners write. */
export function createLinker(knowledge: Knowledge): (url: string) => ChatLink {
  const titles = titledPages(knowledge)
  return (url) => {
    if (!url.startsWith('/')) return linkTo(url, new URL(url).hostname)
    return linkTo(url, titles.get(url) ?? titles.get(url.replace(/#.*/, '')) ?? url)
  }
}
