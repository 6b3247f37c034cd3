// @ts-check
/** What a stroke of Paint's pencil costs, as a ratio to a bare page that draws the same lines on a canvas of the same size. */
import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { avoidNewMinute } from './harness/desktop.mjs'
import { circle } from './harness/gesture.mjs'
import { openPage } from './harness/pages.mjs'
import { median } from './harness/report.mjs'
import { readMoves, traceWhile } from './harness/trace.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */
/** @typedef {{ cpuMs: number, intervalMs: number, layouts: number }} Figures medians of all moves of a stroke */

const CANVAS = 'canvas[aria-label="Picture"]'

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureStrokes(bench) {
  const subjects = [
    { name: 'bare page', url: `${bench.floor}strokes.html`, ready: CANVAS },
    { name: 'Paint', url: `${bench.site}#/paint`, ready: CANVAS },
  ]
  /** @type {Figures[][]} of each subject: its rounds */
  const figures = subjects.map(() => [])
  for (let round = 0; round < bench.rounds; round += 1) {
    await withProgress(`Strokes, round ${round + 1} of ${bench.rounds}`, async () => {
      for (const [index, subject] of subjects.entries()) {
        figures[index]?.push(await measure(bench, subject))
      }
    })
  }
  const bare = figures[0] ?? []
  /** @param {(figure: Figures, round: number) => number} read */
  const values = (read) => figures.map((rounds) => median(rounds.map(read)))
  return [
    {
      title: 'Strokes in Paint',
      columns: subjects.map(({ name }) => name),
      rows: [
        {
          label: 'ms between moves ÷ bare page',
          values: values((f, round) => f.intervalMs / (bare[round]?.intervalMs ?? NaN)),
          atMost: 1.05,
          digits: 2,
        },
        {
          label: 'processor time a move ÷ bare page',
          values: values((f, round) => f.cpuMs / (bare[round]?.cpuMs ?? NaN)),
          digits: 2,
        },
        { label: 'layouts a move', values: values((f) => f.layouts), atMost: 0 },
      ],
    },
  ]
}

/**
 * @param {Bench} bench
 * @param {Subject} subject
 * @returns {Promise<Figures>}
 */
async function measure(bench, subject) {
  const opened = await openPage(bench, subject)
  const { browser, page } = opened
  try {
    // Start-up work is none of a stroke's.
    await sleep(1500)
    const box = await page.locator(CANVAS).boundingBox()
    if (box === null) throw new Error('The picture is not shown')
    const from = { x: box.x + 200, y: box.y + 60 }
    await page.mouse.move(from.x, from.y)
    await avoidNewMinute(8000)
    const before = await pictureOf(opened)
    const moves = readMoves(await traceWhile(opened, async () => void (await circle(opened, from))))
    if ((await pictureOf(opened)) === before) throw new Error('Nothing was drawn')
    return {
      cpuMs: median(moves.map((move) => move.cpuMs)),
      intervalMs: median(moves.map((move) => move.intervalMs)),
      layouts: median(moves.map((move) => move.layouts)),
    }
  } finally {
    await browser.close()
  }
}

/** @param {import('./harness/pages.mjs').Opened} opened */
function pictureOf({ page }) {
  return page
    .locator(CANVAS)
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
}
