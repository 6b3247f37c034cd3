import { describe, expect, it } from 'vitest'
import { layoutIcons } from '../../../../src/display/scene/iconLayout.ts'
import { iconsHit, marqueeBox } from '../../../../src/display/scene/marquee.ts'

const AREA = { x: 0, y: 0, width: 1280, height: 770 }

describe('the icon columns', () => {
  it('start at 40, 40 with picture above label', () => {
    expect(layoutIcons([2], AREA)).toEqual([
      {
        box: { x: 40, y: 40, width: 70, height: 63 },
        picture: { x: 60, y: 40, width: 30, height: 30 },
        label: { x: 40, y: 75, width: 70, height: 28 },
      },
    ])
  })

  it('put each cell 30 px below the one before, whatever its label’s height', () => {
    expect(layoutIcons([1, 3, 1], AREA).map((cell) => cell.box.y)).toEqual([40, 119, 226])
  })

  it('count a label without lines as one line', () => {
    expect(layoutIcons([0], AREA)).toEqual(layoutIcons([1], AREA))
  })

  it.each([
    [168, [40, 40]],
    [167, [40, 140]],
    [60, [40, 140]],
    [0, [40, 140]],
  ])('wrap before the taskbar: in a work area %i px high they lie at x %j', (height, xs) => {
    const cells = layoutIcons([1, 1], { ...AREA, height })
    expect(cells.map((cell) => cell.box.x)).toEqual(xs)
  })

  it('begin every column at the top', () => {
    const cells = layoutIcons([1, 1, 1, 1, 1], { ...AREA, height: 200 })
    expect(cells.map(({ box }) => [box.x, box.y])).toEqual([
      [40, 40],
      [40, 119],
      [140, 40],
      [140, 119],
      [240, 40],
    ])
  })
})

describe('the marquee', () => {
  const icons = [
    { id: 2, box: { x: 40, y: 40, width: 70, height: 49 } },
    { id: 3, box: { x: 40, y: 119, width: 70, height: 49 } },
  ]

  it.each([
    [
      { x: 5, y: 5 },
      { x: 90, y: 80 },
    ],
    [
      { x: 90, y: 80 },
      { x: 5, y: 5 },
    ],
    [
      { x: 5, y: 80 },
      { x: 90, y: 5 },
    ],
  ])('spans its two corners in any direction: %o to %o', (start, point) => {
    expect(marqueeBox(start, point)).toEqual({ x: 5, y: 5, width: 85, height: 75 })
  })

  it.each([
    ['over both', { x: 0, y: 0 }, { x: 200, y: 200 }, [2, 3]],
    ['over a part of one', { x: 0, y: 0 }, { x: 41, y: 41 }, [2]],
    ['touching its left and upper edge', { x: 0, y: 0 }, { x: 40, y: 40 }, []],
    ['touching its right edge', { x: 110, y: 40 }, { x: 200, y: 60 }, []],
    ['between the two', { x: 40, y: 89 }, { x: 110, y: 119 }, []],
    ['a line through both', { x: 50, y: 0 }, { x: 50, y: 300 }, [2, 3]],
    ['a point inside', { x: 50, y: 50 }, { x: 50, y: 50 }, [2]],
    ['a point on the edge', { x: 40, y: 50 }, { x: 40, y: 50 }, []],
    ['beside them', { x: 300, y: 0 }, { x: 400, y: 300 }, []],
  ])('%s hits', (_, start, point, ids) => {
    expect(iconsHit(icons, marqueeBox(start, point))).toEqual(ids)
  })
})
