import { describe, expect, it } from 'vitest'
import { accessParts, type MenuItem, rowByAccessKey } from '../../../src/ui/menu/menuItem.ts'

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
