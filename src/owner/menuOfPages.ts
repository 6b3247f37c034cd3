import { item, type StartMenu, type StartMenuEntry } from './startMenu.ts'
import { PAGE_ICON } from './linkedPages.ts'
import type { CustomPage } from './types.ts'

/** Adds an entry at the end of the left column for each linked page without one. */
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
