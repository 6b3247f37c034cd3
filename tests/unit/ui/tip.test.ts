import { expect, it } from 'vitest'
import { tipPlace } from '../../../src/ui/tip.ts'

const TIP = { offsetWidth: 60, offsetHeight: 20 }
const VIEWPORT = { clientWidth: 400, clientHeight: 300 }

it.each([
  ['below the place', { x: 100, y: 100 }, { left: 100, top: 120 }],
  ['above it at the foot', { x: 100, y: 280 }, { left: 100, top: 256 }],
  ['inside at the right edge', { x: 390, y: 100 }, { left: 336, top: 120 }],
  ['inside where it was asked for by key at the left edge', { x: 0, y: 0 }, { left: 4, top: 20 }],
])('a word on what was done lies %s', (_, at, place) => {
  expect(tipPlace(TIP, VIEWPORT, at)).toEqual(place)
})
