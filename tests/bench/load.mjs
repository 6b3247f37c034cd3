// @ts-check
/**
 * What the first visit costs: bytes as gzip sends them, and how soon something and everything is
 * there with the processor slowed four times, as ratios to the floor page in the same round.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { DESKTOP, floorSubject, startBrowser } from './harness/pages.mjs'
import { median } from './harness/report.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Page} Page */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */

/** @typedef {{ url: string, bytes: number, start: number }} Resource `start` in ms since navigation */
/** @typedef {{ paintMs: number, usableMs: number, resources: readonly Resource[] }} Visit */

/**
 * @typedef {object} Screen a kind of visitor, with the goals for it
 * @property {string} title
 * @property {import('@playwright/test').BrowserContextOptions} options
 * @property {string} ready CSS selector of what is there once the site can be used
 * @property {number} scripts kB of JavaScript
 * @property {number} [usable] ratio to the floor
 */

const SLOWNESS = 4
/** A visit is over when nothing was asked for so long. */
const QUIET_MS = 1500

/** @type {readonly Screen[]} */
const SCREENS = [
  {
    title: 'First visit, desktop 1440x900',
    options: { viewport: DESKTOP },
    ready: 'canvas[data-part="scene"][data-renderer]',
    scripts: 345,
    usable: 3.8,
  },
  {
    title: 'First visit, phone 390x844',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
    ready: 'main[data-layout="mobile"]',
    scripts: 110,
  },
]

/** @type {readonly (readonly [kind: string, pattern: RegExp])[]} */
const KINDS = [
  ['JavaScript', /\.m?js$/],
  ['CSS', /\.css$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(avif|webp|png|svg|ico)$/],
]

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureLoad(bench) {
  /** @type {Report[]} */
  const reports = []
  for (const screen of SCREENS) {
    /** @type {{ floor: Visit, site: Visit }[]} */
    const rounds = []
    for (let round = 0; round < bench.rounds; round += 1) {
      const label = `${screen.title}, round ${round + 1} of ${bench.rounds}`
      rounds.push(await withProgress(label, () => measureRound(bench, screen)))
    }
    reports.push(report(screen, rounds))
  }
  return reports
}

/**
 * @param {Bench} bench
 * @param {Screen} screen
 */
async function measureRound(bench, screen) {
  const site = { name: 'site', url: bench.site, ready: screen.ready }
  return {
    floor: await visit(bench, floorSubject(bench), screen),
    site: await visit(bench, site, screen),
  }
}

/**
 * @param {Bench} bench
 * @param {Subject} subject
 * @param {Screen} screen
 * @returns {Promise<Visit>}
 */
async function visit(bench, { url, ready }, { options }) {
  const browser = await startBrowser(bench)
  try {
    const extraHTTPHeaders = { 'Accept-Encoding': 'gzip' }
    const page = await browser.newPage({ ...options, extraHTTPHeaders })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
    await page.goto(url)
    await page.waitForSelector(ready)
    const usableMs = await page.evaluate(() => performance.now())
    return { usableMs, ...(await readTimings(page)) }
  } finally {
    await browser.close()
  }
}

/**
 * @param {Page} page
 * @returns {Promise<Omit<Visit, 'usableMs'>>} once nothing on the page changes any longer
 */
async function readTimings(page) {
  const read = () =>
    page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].filter((entry) => entry instanceof PerformanceResourceTiming)
      return {
        paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        resources: entries.map(({ name, encodedBodySize, startTime }) => ({
          url: name,
          bytes: encodedBodySize,
          start: startTime,
        })),
      }
    })
  let timings = await read()
  for (let requests = 0; requests < timings.resources.length; timings = await read()) {
    requests = timings.resources.length
    await sleep(QUIET_MS)
  }
  return timings
}

/**
 * @param {readonly Resource[]} resources
 * @returns {number} kB of 1000 bytes
 */
function kilobytes(resources) {
  return resources.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/** @param {Resource} resource */
function kindOf({ url }) {
  const { pathname } = new URL(url)
  return KINDS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'HTML and other'
}

/**
 * @param {Screen} screen
 * @param {readonly { floor: Visit, site: Visit }[]} rounds
 * @returns {Report}
 */
function report({ title, scripts, usable }, rounds) {
  /** @param {(round: { floor: Visit, site: Visit }) => number} read */
  const values = (read) => [median(rounds.map(read))]
  /** @param {string} wanted */
  const kind = (wanted) =>
    values(({ site }) => kilobytes(site.resources.filter((each) => kindOf(each) === wanted)))
  return {
    title,
    columns: ['site'],
    rows: [
      { label: 'kB of JavaScript', values: kind('JavaScript'), atMost: scripts, digits: 1 },
      {
        label: '… asked for before the first paint',
        values: values(({ site: { resources, paintMs } }) => {
          const early = resources.filter(({ start }) => start < paintMs)
          return kilobytes(early.filter((each) => kindOf(each) === 'JavaScript'))
        }),
        digits: 1,
      },
      ...['CSS', 'fonts', 'pictures', 'HTML and other'].map((name) => ({
        label: `kB of ${name}`,
        values: kind(name),
        digits: 1,
      })),
      { label: 'requests', values: values(({ site }) => site.resources.length) },
      {
        label: 'first contentful paint ÷ floor',
        values: values(({ floor, site }) => site.paintMs / floor.paintMs),
        atMost: 1.3,
        digits: 2,
      },
      {
        label: 'time until usable ÷ floor',
        values: values(({ floor, site }) => site.usableMs / floor.usableMs),
        digits: 2,
        ...(usable === undefined ? {} : { atMost: usable }),
      },
    ],
  }
}
