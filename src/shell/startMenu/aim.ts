/** Decides which nested menus open and close when an entry is hovered. Pure. */

/** The texts of the folders whose menus are open, from the START menu inwards. */
export type MenuPath = readonly string[]

export interface Aim {
  readonly path: MenuPath
  /** False: only after the pointer has stayed, since it may be on its way to an open menu nearby. */
  readonly isAtOnce: boolean
}

/** Whether the menu at `path` is open, itself or with menus nested in it. */
export function isOpenAt(open: MenuPath, path: MenuPath): boolean {
  return path.every((text, index) => open[index] === text)
}

/**
 * What hovering an entry changes while the menus along `open` are open.
 *
 * @param parent path of the menu that contains the entry
 * @param folder text of the entry if it opens a menu, else null
 * @returns null if nothing has to change
 */
export function aimOf(open: MenuPath, parent: MenuPath, folder: string | null): Aim | null {
  const hasNestedOpen = open.length > parent.length
  if (folder === null) return hasNestedOpen ? { path: parent, isAtOnce: false } : null
  const path = [...parent, folder]
  if (isOpenAt(open, path)) return null
  return { path, isAtOnce: !hasNestedOpen }
}
