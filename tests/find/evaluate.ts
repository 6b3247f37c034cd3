/** Searches the test site for what visitors type, and says where in the results what they want is. */
import { findable } from 'virtual:findable'
import { startMenu } from 'virtual:start-menu'
import { deskEntries } from '../../src/apps/search/deskEntries.ts'
import * as apps from '../../src/apps/registry.ts'
import { searchIndexText } from '../../src/build/html/searchIndex.ts'
import type { Entry } from '../../src/find/entry.ts'
import { createFinder } from '../../src/find/finder.ts'
import { INDEX_FILE } from '../../src/find/indexFile.ts'

/** Some of each kind that a build lists. */
const FILES = [
  'favicon.svg',
  'feed.xml',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  'assets/icons/notepad.16.svg',
  'assets/icons/notepad.svg',
  'assets/icons/my-computer.svg',
  'assets/images/hands-free-coding-400.avif',
  'assets/images/hands-free-coding-1600.webp',
  'assets/images/windows-xp-portfolio-736.webp',
  'assets/sounds/error.mp3',
  'assets/sounds/error.ogg',
  'assets/wallpaper/wallpaper-1920.avif',
  'blog/hands-free-coding.md',
  'cards/blog/hands-free-coding.jpg',
].map((shown) => ({ shown, path: `/${shown}` }))

const siteIndex = INDEX_FILE.parse(JSON.parse(searchIndexText(findable, FILES)))

export const siteFinder = createFinder([
  ...siteIndex,
  ...deskEntries(Object.values(apps), startMenu, siteIndex),
])

export interface Asked {
  readonly query: string
  /** Any of them: a path, of a post with any of its sections, or a group and a name, such as `Skills/CSS`. */
  readonly wanted: readonly string[]
}

/** The place of the first wanted hit, counted from 1; Infinity where there is none. */
export function placeOf({ query, wanted }: Asked): number {
  const hits = siteFinder.find(query).flatMap((group) => group.hits)
  const index = hits.findIndex(({ entry }) => wanted.some((each) => isMet(entry, each)))
  return index < 0 ? Infinity : index + 1
}

function isMet({ group, name, link }: Entry, wanted: string): boolean {
  if (!wanted.startsWith('/')) return `${group}/${name}` === wanted
  if (/^\/blog\/[^#]+$/.test(wanted)) return link?.replace(/#.*/, '') === wanted
  return link === wanted
}
