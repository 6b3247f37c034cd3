// @ts-check
/** What a desktop does on which nothing moves: it should be nothing but the clock's timer. */
import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { avoidNewMinute, openWindow } from './harness/desktop.mjs'
import { readCounts } from './harness/observe.mjs'
import { openPage, rendererSubjects } from './harness/pages.mjs'
import { count, firstPart, traceWhile } from './harness/trace.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */

const SPAN_MS = 5000
/** Until what the start has left over is done. */
const SETTLE_MS = 6000
const WINDOWS = 3

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureIdle(bench) {
  const subjects = rendererSubjects(bench)
  // Counts do not suffer from sharing the machine: the pages may stand still together.
  const figures = await withProgress('Idle', () =>
    Promise.all(subjects.map((subject) => measureSubject(bench, subject))),
  )
  return [
    {
      title: `Idle, ${SPAN_MS / 1000} s with ${WINDOWS} windows`,
      columns: subjects.map(({ name }) => name),
      rows: [
        { label: 'presents of the scene', values: figures.map((f) => f.presents), atMost: 0 },
        { label: 'animation frames asked for', values: figures.map((f) => f.frames), atMost: 0 },
        { label: 'commits of React', values: figures.map((f) => f.commits), atMost: 0 },
        { label: 'timers', values: figures.map((f) => f.timers), atMost: SPAN_MS / 1000 },
      ],
    },
  ]
}

/**
 * @param {Bench} bench
 * @param {Subject} subject
 */
async function measureSubject(bench, subject) {
  const opened = await openPage(bench, subject)
  const { page } = opened
  try {
    for (let windows = 0; windows < WINDOWS; windows += 1) await openWindow(page)
    await sleep(SETTLE_MS)
    await avoidNewMinute(SPAN_MS + 3000)
    const before = await readCounts(page)
    const trace = await traceWhile(opened, () => sleep(SPAN_MS))
    const after = await readCounts(page)
    const thread = firstPart(trace, SPAN_MS)
    return {
      presents: after.presents - before.presents,
      commits: after.commits - before.commits,
      frames: count(thread, 'FireAnimationFrame'),
      timers: count(thread, 'TimerFire'),
    }
  } finally {
    await opened.browser.close()
  }
}
