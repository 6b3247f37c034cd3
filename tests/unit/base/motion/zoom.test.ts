import { expect, it } from 'vitest'
import { zoomAt, ZOOM_MS } from '../../../../src/base/motion/zoom.ts'

const FROM = { x: 0, y: 100, width: 400, height: 28 }
const TO = { x: 200, y: 740, width: 150, height: 30 }

it.each([
  [-10, FROM],
  [0, FROM],
  [ZOOM_MS / 2, { x: 100, y: 420, width: 275, height: 29 }],
  [ZOOM_MS, TO],
  [Infinity, TO],
])('at %d ms', (ms, box) => {
  expect(zoomAt(ms, FROM, TO)).toEqual(box)
})
