import { describe, expect, it } from 'vitest'
import { iconsToOpen } from '../../../src/desktop/openingIcons.ts'
import { anIcon } from '../../support/builders.ts'

const icons = (count: number, selected: (id: number) => boolean) =>
  Array.from({ length: count }, (_, index) =>
    anIcon({ id: index + 1, isFocus: selected(index + 1) }),
  )
const ids = (opened: ReturnType<typeof iconsToOpen>) => opened.icons.map(({ id }) => id)

describe('opening icons by key', () => {
  it('opens all that are selected, in their order', () => {
    const opened = iconsToOpen(
      icons(5, (id) => id !== 3),
      4,
    )
    expect(ids(opened)).toEqual([1, 2, 4, 5])
    expect(opened.word).toBeUndefined()
  })

  it('opens an icon that is not selected alone', () => {
    const all = icons(5, (id) => id > 3)
    expect(ids(iconsToOpen(all, 2))).toEqual([2])
    expect(ids(iconsToOpen(all, 99))).toEqual([])
  })

  it('opens ten at most, and says so', () => {
    const ten = iconsToOpen(
      icons(10, () => true),
      1,
    )
    expect([ids(ten).length, ten.word]).toEqual([10, undefined])
    const eleven = iconsToOpen(
      icons(11, () => true),
      11,
    )
    expect(ids(eleven)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(eleven.word).toMatchObject({
      type: 'message/shown',
      tone: 'information',
      message: 'Only the first 10 of 11 selected icons were opened.',
    })
  })
})
