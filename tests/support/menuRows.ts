/** The rows of menus that can be chosen, those of nested menus too. */
import type { MenuCommand, MenuItem } from '../../src/ui/menu/menuItem.ts'

export function rowsIn(items: readonly MenuItem[]): readonly MenuCommand[] {
  return items.flatMap((item) => {
    if (item.type === 'menu') return rowsIn(item.items)
    return item.type === 'item' ? [item] : []
  })
}
