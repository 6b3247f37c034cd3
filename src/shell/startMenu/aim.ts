/** Which nested menus hovering an entry asks for. Pure. */

/** The texts of the folders whose menus are open, from the START menu inwards. */
export type MenuPath = readonly string[]

export interface Aim {
  readonly path: MenuPath
  /** False: only if the pointer stays; it may be on its way to a menu that is open beside it. */
  readonly isAtOnce: boolean
}

/** Whether the menu at `path` is open, itself or with menus nested in it. */
export function isOpenAt(open: MenuPath, path: MenuPath): boolean {
  return path.every((text, index) => open[index] === text)
}

/**
 * What hovering an entry asks for while the menus along `open` are open.
 *
 * @param parent path of the menu that the entry stands in
 * @param folder text of the entry if it opens a menu, else null
 * @returns null where all is as it should be
 */
export function aimOf(open: MenuPath, parent: MenuPath, folder: string | null): Aim | null {
  const hasNestedOpen = open.length > parent.length
  if (folder === null) return hasNestedOpen ? { path: parent, isAtOnce: false } : null
  const path = [...parent, folder]
  if (isOpenAt(open, path)) return null
  return { path, isAtOnce: !hasNestedOpen }
}
