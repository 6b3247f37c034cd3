// @ts-check
/** Opens what is measured: each page in a browser process of its own, fresh every time. */
import { chromium } from '@playwright/test'
import { installDesktopHelpers } from './desktop.mjs'
import { observe } from './observe.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Cdp */
/** @typedef {import('@playwright/test').LaunchOptions} LaunchOptions */

/**
 * @typedef {object} Subject something that is measured
 * @property {string} name
 * @property {string} url
 * @property {string} ready CSS selector of what is there once the page can be used
 * @property {object} [choices] what its visitor has chosen besides
 */

/**
 * @typedef {object} Bench what every section is given
 * @property {LaunchOptions} launch starts the tests' browser
 * @property {string} site address of the built site
 * @property {string} floor address of the floor pages
 * @property {number} rounds how often to measure what is a time
 */

/** @typedef {{ browser: Browser, page: Page, cdp: Cdp }} Opened */

export const DESKTOP = { width: 1440, height: 900 }

/** As a visitor has it who has sent all pop-ups away and wants no snow, whatever the month. */
const CHOICES = { version: 1, snow: false, balloonDismissed: true, bubbleDismissed: true }

/**
 * @param {Bench} bench
 * @returns {Subject}
 */
export function floorSubject({ floor }) {
  return { name: 'floor', url: floor, ready: '[data-icon-id]' }
}

/**
 * The desktop with each of its renderers.
 * @param {Bench} bench
 * @returns {readonly Subject[]}
 */
export function rendererSubjects({ site }) {
  return ['canvas', 'webgl'].map((name) => ({
    name,
    url: `${site}?renderer=${name}`,
    ready: `canvas[data-part="scene"][data-renderer="${name}"]`,
  }))
}

/**
 * Starts a browser that composites in software, as where there is no GPU: figures of machines with
 * and without one would not compare.
 * @param {Bench} bench
 * @param {readonly string[]} [args] more of Chromium's switches
 */
export function startBrowser({ launch }, args = []) {
  return chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--disable-gpu-compositing', '--mute-audio', ...args],
  })
}

/**
 * Opens a subject at desktop size, waits until it can be used, and has its doings counted.
 * @param {Bench} bench
 * @param {Subject} subject
 * @param {readonly string[]} [args] more of Chromium's switches
 * @returns {Promise<Opened>}
 */
export async function openPage(bench, subject, args = []) {
  const browser = await startBrowser(bench, args)
  // What is fetched for later would be measured with what is done now.
  const page = await browser.newPage({ viewport: DESKTOP, serviceWorkers: 'block' })
  await page.addInitScript(observe)
  await page.addInitScript(installDesktopHelpers)
  await page.addInitScript(
    (choices) => localStorage.setItem('meadow', choices),
    JSON.stringify({ ...CHOICES, ...subject.choices }),
  )
  await page.goto(subject.url)
  await page.waitForSelector(subject.ready)
  return { browser, page, cdp: await page.context().newCDPSession(page) }
}
