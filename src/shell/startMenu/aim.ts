/** The texts of the folders with open menus, outermost first. */
export type MenuPath = readonly string[]

export interface Aim {
  readonly path: MenuPath
  /** False: only after a delay, since the pointer may be on its way to an open menu nearby. */
  readonly isAtOnce: boolean
}

export function isOpenAt(open: MenuPath, path: MenuPath): boolean {
  return path.every((text, index) => open[index] === text)
}

/** @param folder text of the entry if it opens a menu, else null */
export function aimOf(open: MenuPath, parent: MenuPath, folder: string | null): Aim | null {
  const hasNestedOpen = open.length > parent.length
  if (folder === null) return hasNestedOpen ? { path: parent, isAtOnce: false } : null
  const path = [...parent, folder]
  if (isOpenAt(open, path)) return null
  return { path, isAtOnce: !hasNestedOpen }
}
