import { rowsIn } from './leftOut.ts'
import { item, type StartMenu } from './startMenu.ts'
import { PAGE_ICON } from './linkedPages.ts'
import type { CustomPage } from './types.ts'

/** Adds an entry at the end of the left column for each linked page without one. */
export function withPages(menu: StartMenu, pages: readonly CustomPage[]): StartMenu {
  const rows = rowsIn([...menu.programs, menu.allPrograms, ...menu.places])
  const known = new Set(rows.map(({ link }) => link))
  const added = pages.filter(({ path, isLinked }) => isLinked && !known.has(path))
  return {
    ...menu,
    programs: [
      ...menu.programs,
      ...added.map(({ title, path }) => item(title, PAGE_ICON, { link: path })),
    ],
  }
}
