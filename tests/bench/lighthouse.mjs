// @ts-check
/**
 * Lighthouse's scores of `/` and the pages with its mobile preset, which slows processor and line:
 * the median of the rounds for performance, of the same runs for the rest.
 */
import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { startBrowser } from './harness/pages.mjs'
import { median } from './harness/statistics.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/report.mjs').Report} Report */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** The program of `/` is many times as large as a page's; one post stands for all. */
const PATHS = ['/', '/blog', '/blog/windows-xp-portfolio', '/about', '/licence']
/** Fewer rounds have no middle. */
const LEAST_ROUNDS = 3

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureLighthouse(bench) {
  /** @type {Record<string, number>[]} */
  const scores = []
  for (const path of PATHS) {
    const url = new URL(path, bench.site).href
    scores.push(await withProgress(`Lighthouse, ${path}`, () => medianScores(bench, url)))
  }
  return [
    report('Lighthouse, mobile preset: /', PATHS.slice(0, 1), scores.slice(0, 1), 95),
    report('Lighthouse, mobile preset: pages', PATHS.slice(1), scores.slice(1), 100),
  ]
}

/**
 * @param {string} title
 * @param {readonly string[]} columns
 * @param {readonly Record<string, number>[]} scores one a column
 * @param {number} performance goal; that of the other categories is 100
 * @returns {Report}
 */
function report(title, columns, scores, performance) {
  const rows = CATEGORIES.map((category) => ({
    label: category,
    values: scores.map((score) => score[category] ?? NaN),
    atLeast: category === 'performance' ? performance : 100,
  }))
  return { title, columns, rows }
}

/**
 * @param {Bench} bench
 * @param {string} url
 * @returns {Promise<Record<string, number>>} 0 to 100, by category
 */
async function medianScores(bench, url) {
  /** @type {Record<string, number>[]} */
  const rounds = []
  while (rounds.length < Math.max(LEAST_ROUNDS, bench.rounds)) {
    rounds.push(await scoresOf(bench, url))
  }
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, median(rounds.map((round) => round[category] ?? NaN))]),
  )
}

/**
 * @param {Bench} bench
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 * @throws {Error} with Lighthouse's own words where it could not load the page
 */
async function scoresOf(bench, url) {
  const port = await freePort()
  const browser = await startBrowser(bench, [`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'silent' })
    if (!result) throw new Error('Lighthouse gave no result.')
    const { categories, runtimeError } = result.lhr
    if (runtimeError) throw new Error(runtimeError.message)
    return Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? NaN) * 100)]),
    )
  } finally {
    await browser.close()
  }
}

/** @returns {Promise<number>} a port that nobody listens on at present */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
