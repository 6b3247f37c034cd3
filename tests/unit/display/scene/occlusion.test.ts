/** What no random scene shows for certain; the rest is in tests/property/occlusion.test.ts. */
import { expect, it } from 'vitest'
import { shoulderInsets } from '../../../../src/display/scene/opaque.ts'

it.each([
  [1, [5, 3, 2, 1, 1]],
  [1.25, [7, 5, 3, 2, 2, 1, 1]],
  [2, [12, 9, 7, 6, 5, 4, 3, 2, 2, 1, 1, 1]],
])('shoulders of radius 8 at ratio %d cut %j', (scale, insets) => {
  expect(shoulderInsets(scale)).toEqual(insets)
})
