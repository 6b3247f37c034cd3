import { describe, expect, it } from 'vitest'
import {
  accessParts,
  type MenuItem,
  rowByAccessKey,
  rowRole,
  showsSymbol,
} from '../../../src/ui/menu/menuItem.ts'

describe('a row of a menu', () => {
  it('is a check box where it is ticked and a radio button where it is dotted', () => {
    expect(rowRole({ type: 'item', text: 'Status Bar', symbol: 'check' })).toBe('menuitemcheckbox')
    expect(rowRole({ type: 'item', text: 'Tiles', symbol: 'circle' })).toBe('menuitemradio')
  })

  it('stays an item with any other symbol, or none', () => {
    expect(rowRole({ type: 'item', text: 'MSN.com', symbol: 'ie-paper' })).toBe('menuitem')
    expect(rowRole({ type: 'item', text: 'Exit' })).toBe('menuitem')
  })

  it('hides its tick only where it is said not to be ticked', () => {
    const row = { type: 'item', text: 'Word Wrap', symbol: 'check' } as const
    expect(showsSymbol(row)).toBe(true)
    expect(showsSymbol({ ...row, checked: true })).toBe(true)
    expect(showsSymbol({ ...row, checked: false })).toBe(false)
  })
})

describe('the letter of a row', () => {
  const rows: readonly MenuItem[] = [
    { type: 'item', text: 'Move', accessKey: 'm' },
    { type: 'separator' },
    { type: 'item', text: 'Maximize', accessKey: 'x', disable: true },
    { type: 'item', text: 'Next' },
  ]

  it('chooses it, while it is disabled, too', () => {
    expect(rowByAccessKey(rows, 'm')).toBe(rows[0])
    expect(rowByAccessKey(rows, 'x')).toBe(rows[2])
    expect(rowByAccessKey(rows, 'n')).toBeUndefined()
    expect(rowByAccessKey(rows, 'ArrowDown')).toBeUndefined()
  })

  it('is underlined where the text has it first', () => {
    expect(accessParts({ text: 'Move', accessKey: 'm' })).toEqual(['', 'M', 'ove'])
    expect(accessParts({ text: 'Maximize', accessKey: 'x' })).toEqual(['Ma', 'x', 'imize'])
    expect(accessParts({ text: 'Next' })).toEqual(['Next', '', ''])
  })
})
