// @ts-check
/**
 * How often the scene is painted for what a visitor does in one step: a snap, a step back through the history, and a
 * reload that restores many windows. None of them moves anything on the canvas, so each needs a frame or two.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { avoidNewMinute, closeWindow, openWindow, partOfTopmost } from './harness/desktop.mjs'
import { readCounts } from './harness/observe.mjs'
import { openPage, rendererSubjects } from './harness/pages.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Page} Page */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */

const MANY = 12
/** Until whatever a step or a load has begun is done, in milliseconds. */
const SETTLE_MS = 3000
const MOST_PRESENTS = 3

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureSteps(bench) {
  const subjects = rendererSubjects(bench)
  const figures = await withProgress('Steps', () =>
    Promise.all(subjects.map((subject) => measureSubject(bench, subject))),
  )
  return [
    {
      title: 'Presents of the scene for one step',
      columns: subjects.map(({ name }) => name),
      rows: [
        {
          label: 'snap, from the release on',
          values: figures.map((f) => f.snap),
          atMost: MOST_PRESENTS,
        },
        {
          label: 'Back to another window',
          values: figures.map((f) => f.back),
          atMost: MOST_PRESENTS,
        },
        {
          label: 'Back to a window that was closed',
          values: figures.map((f) => f.reopened),
          atMost: MOST_PRESENTS,
        },
        {
          label: `reload with ${MANY} windows, beyond one with none`,
          values: figures.map((f) => f.restored - f.loaded),
          atMost: MOST_PRESENTS,
        },
      ],
    },
  ]
}

/**
 * @param {Bench} bench
 * @param {Subject} subject
 */
async function measureSubject(bench, subject) {
  const { browser, page } = await openPage(bench, subject)
  try {
    await sleep(SETTLE_MS)
    const loaded = (await readCounts(page)).presents
    await openWindow(page)
    const bar = await partOfTopmost(page, '[data-part="title-bar"]')
    await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2)
    await page.mouse.down()
    await page.mouse.move(0, 300, { steps: 10 })
    const snap = await presentsOf(page, () => page.mouse.up())
    await openWindow(page)
    const back = await presentsOf(page, () => page.goBack())
    await page.goForward()
    // The window of the entry before is closed, while that of the last entry is open.
    await page.click('[role="toolbar"] [data-window-id]')
    await closeWindow(page)
    const before = await countOpen(page)
    const reopened = await presentsOf(page, () => page.goBack())
    if ((await countOpen(page)) !== before + 1)
      throw new Error('Back did not open the window again')
    for (let open = await countOpen(page); open < MANY; open += 1) await openWindow(page)
    await sleep(SETTLE_MS)
    await page.reload()
    await page.waitForSelector(subject.ready)
    await sleep(SETTLE_MS)
    const restored = (await readCounts(page)).presents
    if ((await countOpen(page)) !== MANY) throw new Error('The windows were not restored')
    return { loaded, snap, back, reopened, restored }
  } finally {
    await browser.close()
  }
}

/** @param {Page} page */
function countOpen(page) {
  return page.locator('[role="dialog"][data-window-id]').count()
}

/**
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
async function presentsOf(page, act) {
  await sleep(SETTLE_MS)
  await avoidNewMinute(2 * SETTLE_MS)
  const before = (await readCounts(page)).presents
  await act()
  await sleep(SETTLE_MS)
  return (await readCounts(page)).presents - before
}
