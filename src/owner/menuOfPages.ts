/** START with the owner's own pages. Pure. */
import { item, type StartMenu, type StartMenuEntry } from './startMenu.ts'
import { PAGE_ICON } from './linkedPages.ts'
import type { CustomPage } from './types.ts'

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

function linksIn(entries: readonly StartMenuEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'menu') return linksIn(entry.entries)
    return entry.type === 'item' && entry.link !== undefined ? [entry.link] : []
  })
}
