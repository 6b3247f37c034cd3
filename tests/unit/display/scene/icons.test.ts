import { describe, expect, it } from 'vitest'
import { layoutIcon } from '../../../../src/display/scene/iconLayout.ts'
import { fromCorners } from '../../../../src/base/geometry/box.ts'
import { iconsHit } from '../../../../src/display/scene/marquee.ts'

describe('the cell of an icon', () => {
  it('is near the corner for the first place, with the picture above the label', () => {
    expect(layoutIcon({ column: 0, row: 0 }, 2)).toEqual({
      box: { x: 10, y: 10, width: 75, height: 65 },
      picture: { x: 31, y: 10, width: 32, height: 32 },
      label: { x: 10, y: 47, width: 75, height: 28 },
    })
  })

  it('is 75 px further right and down for each next one, whatever the labels', () => {
    const { box, picture, label } = layoutIcon({ column: 2, row: 3 }, 1)
    expect(box).toEqual({ x: 160, y: 235, width: 75, height: 51 })
    expect(picture).toMatchObject({ x: 181, y: 235 })
    expect(label).toMatchObject({ x: 160, y: 272 })
  })
})

describe('the marquee', () => {
  const icons = [
    { id: 2, box: { x: 40, y: 40, width: 70, height: 49 } },
    { id: 3, box: { x: 40, y: 119, width: 70, height: 49 } },
  ]

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
    expect(iconsHit(icons, fromCorners(start, point))).toEqual(ids)
  })
})
