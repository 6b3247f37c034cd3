// @ts-check
/** What a colour scheme costs: drags and the start in each, as a ratio to the blue one in the same round. */
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { measureRound } from './drag.mjs'
import { openPage, rendererSubjects } from './harness/pages.mjs'
import { median } from './harness/report.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */
/** @typedef {{ one: number, ten: number, usable: number }} Figures milliseconds */

const SCHEMES = ['blue', 'olive', 'silver', 'contrast']
const MOST = 1.05
/** A start is short, and other work of the machine disturbs it: the best of some counts. */
const STARTS = 5

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureSchemes(bench) {
  const desktop = rendererSubjects(bench)[0]
  if (desktop === undefined) throw new Error('There is no renderer')
  /** @type {Map<string, Figures[]>} */
  const figures = new Map(SCHEMES.map((scheme) => [scheme, []]))
  for (let round = 0; round < bench.rounds; round += 1) {
    // Each goes first in turn: what changes in the course of a round favours nobody.
    const turn = round % SCHEMES.length
    for (const scheme of [...SCHEMES.slice(turn), ...SCHEMES.slice(0, turn)]) {
      const label = `Schemes, round ${round + 1} of ${bench.rounds}: ${scheme}`
      const subject = { ...desktop, choices: { display: { scheme } } }
      figures.get(scheme)?.push(await withProgress(label, () => measure(bench, subject)))
    }
  }
  /** @param {keyof Figures} what */
  const ratios = (what) =>
    SCHEMES.map((scheme) =>
      median(
        (figures.get(scheme) ?? []).map(
          (figure, round) => figure[what] / (figures.get('blue')?.[round]?.[what] ?? NaN),
        ),
      ),
    )
  return [
    {
      title: 'Colour schemes ÷ blue',
      columns: SCHEMES,
      rows: [
        { label: 'drag, one window', values: ratios('one'), atMost: MOST, digits: 2 },
        { label: 'drag, ten windows', values: ratios('ten'), atMost: MOST, digits: 2 },
        { label: 'time until usable', values: ratios('usable'), atMost: MOST, digits: 2 },
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
  const { one, ten } = await measureRound(bench, subject)
  const starts = []
  for (let start = 0; start < STARTS; start += 1) {
    const { browser, page } = await openPage(bench, subject)
    starts.push(await page.evaluate(() => performance.now()))
    await browser.close()
  }
  return { one: one.cpuMs, ten: ten.cpuMs, usable: Math.min(...starts) }
}
