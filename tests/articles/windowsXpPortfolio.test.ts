import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { FRAME_WIDTH, TITLE_STRIP_HEIGHT } from '../../src/base/theme/metrics.ts'
import { toDevicePixels } from '../../src/display/scene/devicePixels.ts'
import { shoulderInsets } from '../../src/display/scene/opaque.ts'
import { shownOn, START } from '../../src/sample/islands/windows/desk.ts'
import { readArticle } from './listings.ts'

const article = readArticle('windows-xp-portfolio')
const [lower] = shownOn(START)

/** The article's listings of this repository, by how they begin, and the lines that it admits to have changed. */
const LISTINGS: readonly {
  readonly start: string
  readonly file: string
  readonly changed?: readonly string[]
}[] = [
  { start: 'function visibleRegions', file: 'display/scene/occlusion.ts' },
  { start: 'for (const [row, inset]', file: 'display/skin/titleStrip.ts' },
  { start: 'function toDevice(', file: 'display/scene/devicePixels.ts' },
  {
    start: 'function moveGrabbed',
    file: 'display/overlay/painter/windowPlacing.ts',
    changed: [
      'const x = (box.x - from.x) / window.scale',
      'const y = (box.y - from.y) / window.scale',
    ],
  },
  {
    start: 'const tick =',
    file: 'base/motion/scheduler.ts',
    changed: [
      "for (const phase of ['step', 'place', 'present'] as const) {",
      'for (const handler of handlers[phase]) handler(now)',
    ],
  },
  { start: 'flip:', file: 'display/compositor/backBuffer.ts' },
]

/** Its lines, but for what may differ: comments at their end, room around them, and whether they are exported. */
const linesOf = (code: string): readonly string[] =>
  code.split('\n').map((line) =>
    line
      .replace(/ \/\/ .*/, '')
      .trim()
      .replace(/^export |,$/g, ''),
  )

describe('the article on two painters', () => {
  it('has the boxes that the desktop leaves of the lower window', () => {
    const table = article.listings.find(({ code }) => code.includes('width  height'))?.code
    const [, ...rows] = table?.trimEnd().split('\n') ?? []
    expect(rows.map((row) => row.trim().split(/ +/).map(Number))).toEqual(
      lower.clientVisible.map(({ x, y, width, height }) => [x, y, width, height]),
    )
    const { x, y, width, height } = lower.client
    expect(article.prose).toContain(`A's client area is ${width} × ${height} at (${x}, ${y})`)
    expect(article.prose).toContain(
      `${TITLE_STRIP_HEIGHT} pixels thick at the top and ${FRAME_WIDTH} elsewhere`,
    )
  })

  it('has the clip path that the page writes', () => {
    const clip = article.listings.find(({ code }) => code.startsWith('path('))?.code
    expect(clip?.replaceAll('\n', '')).toBe(lower.clip)
  })

  it.each(LISTINGS)('has the lines of "$start" from $file', ({ start, file, changed = [] }) => {
    const source = linesOf(readFileSync(path.join(ROOT, 'src', file), 'utf8'))
    const shown = article.listings.find(({ code }) => code.startsWith(start))
    expect(linesOf(shown?.code ?? start).filter((line) => !source.includes(line))).toEqual(changed)
  })

  it('cuts the shoulders as it says, at both ratios', () => {
    const list = (insets: readonly number[]): string =>
      `${insets.slice(0, -1).join(', ')} and ${insets.at(-1)}`
    expect(article.prose).toContain(
      `cuts ${list(shoulderInsets(1))} pixels off the first five rows`,
    )
    expect(article.prose).toContain(`in steps of ${list(shoulderInsets(1.25))}`)
  })

  it('counts in device pixels', () => {
    expect(article.prose).toContain(`an x of 101 CSS pixels is ${101 * 1.25} device pixels`)
    const whole = toDevicePixels(101, 1.25)
    expect(article.prose).toContain(`${whole} becomes ${whole / 1.25}px`)
    expect(article.prose).toContain(
      `A 3-pixel frame becomes ${toDevicePixels(3, 1.25)} device pixels`,
    )
  })
})
