// @ts-check
/**
 * A monkey at the desk: does steps at random, and after each of them looks whether the desk is still sound. What breaks
 * it is shortened to the fewest steps that still do.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { act } from './act.mjs'
import { brokenRules } from './rules.mjs'
import { step } from './steps.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @typedef {object} Visit
 * @property {string} url of the desk, with its switches
 * @property {number} steps of each sequence
 * @property {number} sequences each on a fresh desk
 * @property {number} seed
 * @property {number} [shortenMs] how long a broken sequence is shortened
 */

/** What is on its way has arrived after this long, on a busy machine too. */
const PATIENCE_MS = 5000
const POLL_MS = 50
/** Longer than anything takes to slide, grow or fade. */
const SETTLED_MS = 700
/** How often a desk is painted afresh: the first time loads a wider wallpaper, which is then kept. */
const REPAINTS = 3
/** Contents that are new every second. */
const TICKING = ':is([data-app="Date and Time"], [data-app="Task Manager"]) [data-part="client"]'
const PICTURES = path.join(ROOT, 'test-results/monkey')

/** What a browser says of a step's own doing. */
const EXPECTED = [
  /net::ERR_(?:INTERNET_DISCONNECTED|NAME_NOT_RESOLVED|ABORTED|FAILED)/,
  /Failed to (?:fetch|load)|Load failed/,
  /GL Driver Message/,
  /CONTEXT_LOST_WEBGL/,
  /Service Worker registration blocked/,
  /AbortError: Transition was skipped/,
]

/**
 * @param {Browser} browser
 * @param {Visit} visit
 * @returns {Promise<string | null>} what broke the desk, with the steps that did; null where nothing has
 */
export async function letMonkeyVisit(
  browser,
  { url, steps, sequences, seed, shortenMs = 120_000 },
) {
  const many = fc.array(step, { minLength: steps, maxLength: steps, size: 'max' })
  for (const sequence of fc.sample(many, { seed, numRuns: sequences })) {
    const broken = await visitOnce(browser, url, sequence)
    if (!broken) continue
    const first = sequence.slice(0, broken.at + 1)
    const fewest = await shorten(first, shortenMs, async (fewer) => {
      const again = await visitOnce(browser, url, fewer)
      return again !== null && kindOf(again.rule) === kindOf(broken.rule)
    })
    const list = fewest.map((each) => JSON.stringify(each)).join('\n')
    return `${broken.rule}\nafter ${fewest.length} steps:\n${list}`
  }
  return null
}

/** A rule without the numbers of the windows and places where it was broken. @param {string} rule */
function kindOf(rule) {
  return rule.replaceAll(/-?\d+/g, '')
}

/**
 * Leaves out what is not needed: first halves, then ever smaller parts.
 * @param {readonly Step[]} sequence
 * @param {number} ms how long it may take
 * @param {(fewer: readonly Step[]) => Promise<boolean>} isBroken
 */
async function shorten(sequence, ms, isBroken) {
  const end = Date.now() + ms
  let kept = [...sequence]
  for (let size = kept.length >> 1; size >= 1; size >>= 1) {
    // The last step is the one that broke the desk.
    for (let from = 0; from + size < kept.length;) {
      if (Date.now() > end) return kept
      const fewer = kept.toSpliced(from, size)
      if (await isBroken(fewer)) kept = fewer
      else from += size
    }
  }
  return kept
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {readonly Step[]} sequence
 * @returns {Promise<{ at: number, rule: string } | null>} the step after which a rule was broken, -1 for the start
 */
async function visitOnce(browser, url, sequence) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const said = listen(page)
    await page.addInitScript(prepare)
    await page.goto(url)
    const cdp = await context.newCDPSession(page)
    for (let at = -1; at < sequence.length; at += 1) {
      const next = sequence[at]
      const failure =
        next &&
        (await act(page, cdp, next).then(
          () => undefined,
          (error) => failureOf(error, page),
        ))
      const rule = failure ?? (await brokenRule(page, url)) ?? said[0]
      if (rule !== undefined) return { at, rule }
    }
    const rule = await staleness(page, cdp)
    return rule === null ? null : { at: sequence.length - 1, rule }
  } finally {
    await context.close()
  }
}

/**
 * The compositor paints only what has changed. At another pixel ratio it paints everything, so back at the first one
 * the desk has to look as it did.
 * @param {Page} page
 * @param {import('@playwright/test').CDPSession} cdp
 * @returns {Promise<string | null>} that it does not, with two pictures
 */
async function staleness(page, cdp) {
  const view = { width: 1440, height: 900, mobile: false }
  /** @param {number} deviceScaleFactor */
  const paintAt = async (deviceScaleFactor) => {
    await cdp.send('Emulation.setDeviceMetricsOverride', { ...view, deviceScaleFactor })
    await page.waitForTimeout(SETTLED_MS)
  }
  // The monkey may have let it snow, or set a picture moving.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await paintAt(1)
  await page.mouse.move(view.width / 2, view.height - 1)
  await page.waitForTimeout(SETTLED_MS)
  const mask = [page.locator(TICKING)]
  for (let round = 1; ; round += 1) {
    const before = await page.screenshot({ animations: 'disabled', mask })
    await paintAt(2)
    await paintAt(1)
    const after = await page.screenshot({ animations: 'disabled', mask })
    if (before.equals(after)) return null
    if (round < REPAINTS) continue
    mkdirSync(PICTURES, { recursive: true })
    writeFileSync(path.join(PICTURES, 'before.png'), before)
    writeFileSync(path.join(PICTURES, 'after.png'), after)
    return `painted afresh it looks different: before.png and after.png in ${PICTURES}`
  }
}

/**
 * @param {Page} page
 * @returns {string[]} grows with what the page complains of
 */
function listen(page) {
  /** @type {string[]} */
  const said = []
  /** @param {string} text */
  const note = (text) => {
    if (!EXPECTED.some((pattern) => pattern.test(text))) said.push(text)
  }
  page.on('console', (message) => {
    if (['warning', 'error', 'assert'].includes(message.type())) note(message.text())
  })
  page.on('pageerror', (error) => note(error.stack ?? error.message))
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  // Listening keeps the browser's own chooser away.
  page.on('filechooser', () => undefined)
  page.context().on('page', (other) => {
    if (other !== page) void other.close().catch(() => undefined)
  })
  return said
}

/**
 * A page that is left in the middle of a step answers no more, nor does a tab that has just been closed; the desk's own
 * page stays open unless it crashes or closes itself.
 * @param {Error} error
 * @param {Page} page
 */
function failureOf({ message }, page) {
  const isExpected = /context was destroyed|navigation|has been closed/i.test(message)
  return isExpected && !page.isClosed() ? undefined : message
}

/** Runs in the page before its first script: what comes by itself, after a while, would make pictures differ. */
function prepare() {
  // Back from the first entry.
  if (location.protocol === 'about:') return
  window.print = () => undefined
  const choices = { version: 1, snow: false, balloonDismissed: true, bubbleDismissed: true }
  if (localStorage.getItem('meadow') === null) {
    localStorage.setItem('meadow', JSON.stringify(choices))
  }
}

/**
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<string | undefined>} what goes on being wrong
 */
async function brokenRule(page, url) {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    // Some rows and links lead to pages, which have no desk.
    if (new URL(page.url()).pathname !== new URL(url).pathname) await page.goto(url)
    // A page that is left answers nothing.
    const [rule] = await page.evaluate(brokenRules).catch((error) => [String(error)])
    if (rule === undefined || Date.now() > end) return rule
    await page.waitForTimeout(POLL_MS)
  }
}
