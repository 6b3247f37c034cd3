import { describe, expect, it } from 'vitest'
import { CLOSE, MENUS } from '../../../../src/apps/myComputer/menus.ts'
import type { MenuItem } from '../../../../src/ui/menu/menuItem.ts'

function rowsOf(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => (item.type === 'menu' ? [item, ...rowsOf(item.items)] : [item]))
}

const rows = rowsOf(MENUS)
const texts = (items: readonly MenuItem[] = []) =>
  items.map((item) => (item.type === 'separator' ? '---' : item.text))
const menu = (text: string) => {
  const found = rows.find((row) => row.type === 'menu' && row.text === text)
  return found?.type === 'menu' ? found.items : undefined
}

describe('the menus of My Computer', () => {
  it('are six, in the order of the era', () => {
    expect(texts(MENUS)).toEqual(['File', 'Edit', 'View', 'Favorites', 'Tools', 'Help'])
  })

  it('have every row of File and of Go to', () => {
    expect(texts(menu('File'))).toEqual([
      'Create Shortcut',
      'Delete',
      'Rename',
      'Properties',
      '---',
      'Close',
    ])
    expect(texts(menu('Go to'))).toEqual([
      'Back',
      'Forward',
      'Up One Level',
      '---',
      'Home Page',
      '---',
      'My Computer',
    ])
  })

  it('have one row that closes, and it is enabled', () => {
    const closing = rows.filter((row) => row.type === 'item' && row.text === CLOSE)
    expect(closing).toEqual([{ type: 'item', text: 'Close' }])
  })

  it('show as disabled what the era did', () => {
    const disabled = rows.filter((row) => row.type === 'item' && row.disable)
    expect(texts(disabled)).toEqual([
      ...['Create Shortcut', 'Delete', 'Rename', 'Properties'],
      ...['Undo', 'Cut', 'Copy', 'Paste', 'Paste Shortcut'],
      ...['Copy To Folder...', 'Move To Folder...'],
      ...['Back', 'Forward'],
    ])
  })

  it('dot Tiles and Type, as kinds of which there is one', () => {
    const dotted = rows.filter((row) => row.type === 'item' && row.symbol === 'circle')
    expect(texts(dotted)).toEqual(['Tiles', 'Type'])
  })
})
