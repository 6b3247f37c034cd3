import type { Box, Point } from '../../../base/geometry/box.ts'
import { around, type Ink, inkAt, type Picture } from './picture.ts'

/**
 * Gives an area of one ink another one: the pixel and all that it reaches by steps sideways, up and down.
 * @returns the box around what has changed; null if nothing has
 */
export function floodFill(picture: Picture, from: Point, ink: Ink): Box | null {
  const { width, height, pixels } = picture
  const old = inkAt(picture, from)
  if (old === undefined || old === ink) return null
  let changed: Box | null = null
  // Each is a pixel of the area, from which a row is filled at once. An area of a million pixels needs few of them.
  const waiting = [from.y * width + from.x]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (pixels[at] !== old) continue
    const y = Math.floor(at / width)
    const row = y * width
    let left = at
    while (left > row && pixels[left - 1] === old) left -= 1
    let right = at
    while (right < row + width - 1 && pixels[right + 1] === old) right += 1
    pixels.fill(ink, left, right + 1)
    changed = around(changed, { x: left - row, y, width: right - left + 1, height: 1 })
    for (const next of [y - 1, y + 1]) {
      if (next < 0 || next >= height) continue
      const shift = (next - y) * width
      for (let place = left + shift; place <= right + shift; place += 1) {
        const begins = place === left + shift || pixels[place - 1] !== old
        if (pixels[place] === old && begins) waiting.push(place)
      }
    }
  }
  return changed
}
