import { describe, expect, it } from 'vitest'
import { keyGroups, keysOfChord } from '../../../src/help/keys.ts'
import { REGISTRY } from '../../support/registry.ts'

const KEY_GROUPS = keyGroups([])
const rowsOf = (title: string) => KEY_GROUPS.find((group) => group.title === title)?.rows ?? []

describe('the table of keys', () => {
  it('names every command of the desktop and of apps that has keys, with all of them', () => {
    const wanted = REGISTRY.commands.flatMap(({ keys, title }) =>
      keys ? [{ keys, does: title }] : [],
    )
    const listed = rowsOf('Anywhere on the desktop').map(({ keys, does }) => ({ keys, does }))
    expect(listed).toEqual(expect.arrayContaining(wanted))
    expect(wanted.length).toBeGreaterThan(4)
  })

  it('names no keys twice in one place, and says what each does once', () => {
    for (const { rows } of KEY_GROUPS) {
      const keys = rows.flatMap((row) => row.keys)
      expect(keys).toEqual([...new Set(keys)])
      const does = rows.map((row) => row.does)
      expect(does).toEqual([...new Set(does)])
    }
  })

  it.each([
    ['Ctrl+Shift+`', ['Ctrl', 'Shift', '`']],
    ['F1', ['F1']],
    ['Ctrl+Alt+ArrowLeft', ['Ctrl', 'Alt', 'Left arrow']],
    ['+', ['+']],
  ])('takes %s apart', (chord, keys) => {
    expect(keysOfChord(chord)).toEqual(keys)
  })
})
