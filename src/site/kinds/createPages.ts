import { desktopIcons } from 'virtual:desktop-icons'
import { site } from 'virtual:site'
import { sitePathOf } from '../../owner/base.ts'
import { pageTitle } from '../../owner/pageTitle.ts'
import { feedPages } from './feeds.tsx'
import { listPages } from './lists.tsx'
import { movedPages, postPages, previewPages, type PublishedPosts } from './posts.tsx'
import { aboutPages, resumePages } from './profile.tsx'
import { noticePages, programPages } from './program.tsx'
import { textPages } from './texts.tsx'
import { type Page, pageOf } from '../page.ts'

const KINDS: readonly ((content: PublishedPosts) => readonly Page[])[] = [
  listPages,
  postPages,
  aboutPages,
  resumePages,
  programPages,
  feedPages,
  textPages,
  previewPages,
  movedPages,
  noticePages,
]

export function createPages(
  posts: PublishedPosts['posts'],
  previews: PublishedPosts['previews'] = [],
): readonly Page[] {
  return KINDS.flatMap((pages) => pages({ posts, previews }))
}

/** The desktop has a document of its own (startDocument.ts). */
export function homePage([newest]: PublishedPosts['posts']): Page {
  return pageOf({
    app: null,
    path: '/',
    name: pageTitle,
    title: pageTitle,
    description: site.description,
    content: () => null,
    card: {
      title: site.owner.headline || site.name,
      desk: {
        icons: desktopIcons,
        ...(newest && { behind: { bar: newest.title, picture: sitePathOf(newest.image.src) } }),
      },
    },
  })
}
