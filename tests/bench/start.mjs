// @ts-check
/**
 * How long the first press on START takes until the menu is shown, at a CPU slowed four times: soon after the load, and
 * after a while. Beside it a bare page whose button adds a list of as many rows.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { openPage, rendererSubjects } from './harness/pages.mjs'
import { median } from './harness/report.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Page} Page */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */

const SLOWER = 4
/** From the load to the press, in milliseconds: before and after the menu has been rendered ahead. */
const SOON_MS = 2000
const LATER_MS = 10_000
const SETTLE_MS = 500
const AT_MOST_MS = 100

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureStart(bench) {
  const bare = {
    name: 'bare page',
    url: `${bench.floor}start.html`,
    ready: 'button',
  }
  const subjects = [bare, ...rendererSubjects(bench)]
  /** @type {{ soon: number, later: number }[][]} of each subject: its rounds */
  const figures = subjects.map(() => [])
  for (let round = 0; round < bench.rounds; round += 1) {
    await withProgress(`START, round ${round + 1} of ${bench.rounds}`, async () => {
      for (const [index, subject] of subjects.entries()) {
        const soon = await pressAfter(bench, subject, SOON_MS)
        const later = subject === bare ? soon : await pressAfter(bench, subject, LATER_MS)
        figures[index]?.push({ soon, later })
      }
    })
  }
  /** @param {'soon' | 'later'} when */
  const values = (when) =>
    figures.map((rounds) => Math.round(median(rounds.map((round) => round[when]))))
  return [
    {
      title: `Milliseconds from the first press on START to the menu, at a CPU slowed ${SLOWER} times`,
      columns: subjects.map(({ name }) => name),
      rows: [
        { label: `${SOON_MS / 1000} s after the load`, values: values('soon') },
        {
          label: `${LATER_MS / 1000} s after the load`,
          values: values('later'),
          atMost: AT_MOST_MS,
        },
      ],
    },
  ]
}

/**
 * @param {Bench} bench
 * @param {Subject} subject
 * @param {number} afterMs
 */
async function pressAfter(bench, subject, afterMs) {
  const { browser, page, cdp } = await openPage(bench, subject)
  try {
    await sleep(afterMs)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(watchForMenu)
    const start = page.getByRole('button', { name: 'start', exact: true })
    const box = await start.boundingBox()
    if (box === null) throw new Error('START is not shown')
    // A hand is above the button for some time before it presses.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await sleep(SETTLE_MS)
    await page.mouse.down()
    await page.mouse.up()
    return await page.evaluate(() => Reflect.get(window, 'benchMenuShown'))
  } finally {
    await browser.close()
  }
}

/** Runs in the page: its promise tells the time from the press to the frame after the menu has a box. */
function watchForMenu() {
  const shown = new Promise((resolve) => {
    const pressed = (/** @type {Event} */ { timeStamp }) => {
      const look = () => {
        const menu = document.querySelector('[role="menu"]')
        if (menu === null || menu.getBoundingClientRect().height === 0) requestAnimationFrame(look)
        else requestAnimationFrame((now) => resolve(now - timeStamp))
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', pressed, { capture: true, once: true })
  })
  Object.assign(window, { benchMenuShown: shown })
}
