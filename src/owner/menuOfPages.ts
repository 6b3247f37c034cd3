/** Where the owner's own pages are linked: in START, and among the apps where there is no START. Pure. */
import { item, type StartMenu, type StartMenuEntry } from './startMenu.ts'
import type { CustomPage, DesktopIconEntry } from './types.ts'

/** Of every page of the owner's own. */
export const PAGE_ICON = 'file-text'

/** The menu with an entry for each linked page that no entry of the owner's leads to, at the end of the left column. */
export function withPages(menu: StartMenu, pages: readonly CustomPage[]): StartMenu {
  const known = new Set(linksIn([...menu.programs, menu.allPrograms, ...menu.places]))
  const added = pages.filter(({ path, isLinked }) => isLinked && !known.has(path))
  return {
    ...menu,
    programs: [
      ...menu.programs,
      ...added.map(({ title, path }) => item(title, PAGE_ICON, { link: path })),
    ],
  }
}

/** The linked pages that no icon leads to, in their order. */
export function pagesWithoutIcon(
  pages: readonly CustomPage[],
  icons: readonly Pick<DesktopIconEntry, 'link'>[],
): readonly CustomPage[] {
  const known = new Set(icons.map(({ link }) => link))
  return pages.filter(({ path, isLinked }) => isLinked && !known.has(path))
}

function linksIn(entries: readonly StartMenuEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'menu') return linksIn(entry.entries)
    return entry.type === 'item' && entry.link !== undefined ? [entry.link] : []
  })
}
