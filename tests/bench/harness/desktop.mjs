// @ts-check
/** Works on a desktop with real input, the site's or the floor's: both name their parts alike. */
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** Notepad's. */
const ICON = '[data-icon-id="3"]'

/**
 * Runs in the page before any script of its own, so it may use nothing from outside: leaves there
 * what the other functions ask for, so that each costs one question only.
 */
export function installDesktopHelpers() {
  /** @param {Element} each */
  const order = (each) => Number(getComputedStyle(each).zIndex)
  const shown = () =>
    [...document.querySelectorAll('[role="dialog"][data-window-id]')]
      .filter((each) => each.checkVisibility())
      .sort((a, b) => order(a) - order(b))

  Object.assign(window, {
    benchDesktop: {
      countWindows: () => shown().length,
      /** @param {string} part */
      partOfTopmost(part) {
        const topmost = shown().at(-1)
        const element = part === '' ? topmost : topmost?.querySelector(part)
        if (!element) throw new Error(`There is no window, or none with ${part}`)
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      },
      /** @param {number} wanted */
      windowsBecome: (wanted) =>
        new Promise((resolve, reject) => {
          const end = performance.now() + 15_000
          const look = () => {
            // One frame more: then what has changed has been shown.
            if (shown().length === wanted) requestAnimationFrame(resolve)
            else if (performance.now() < end) requestAnimationFrame(look)
            else reject(new Error(`There are ${shown().length} windows instead of ${wanted}`))
          }
          look()
        }),
    },
  })
}

/**
 * @param {Page} page
 * @param {'countWindows' | 'partOfTopmost' | 'windowsBecome'} helper
 * @param {string | number} [about]
 */
function ask(page, helper, about) {
  return page.evaluate(
    ([name, argument]) => Reflect.get(window, 'benchDesktop')[name](argument),
    /** @type {const} */ ([helper, about]),
  )
}

/**
 * Opens one more Notepad by the keyboard: windows may cover its icon.
 * @param {Page} page
 */
export async function openWindow(page) {
  const before = await ask(page, 'countWindows')
  await page.focus(ICON)
  await page.keyboard.press('Enter')
  await ask(page, 'windowsBecome', before + 1)
}

/**
 * Closes the topmost window by its button.
 * @param {Page} page
 * @param {{ holdMs?: number }} [press] how long the button is held down
 */
export async function closeWindow(page, { holdMs = 0 } = {}) {
  const before = await ask(page, 'countWindows')
  const { x, y, width, height } = await partOfTopmost(page, '[aria-label="Close"]')
  await page.mouse.click(x + width / 2, y + height / 2, { delay: holdMs })
  await ask(page, 'windowsBecome', before - 1)
}

/**
 * @param {Page} page
 * @param {string} [part] CSS selector inside the window; none means the window
 * @returns {Promise<Box>}
 * @throws {Error} if there is none
 */
export function partOfTopmost(page, part = '') {
  return ask(page, 'partOfTopmost', part)
}

/**
 * Drags the topmost window by its title bar until it lies at a place.
 * @param {Page} page
 * @param {{ x: number, y: number }} place of its top left corner
 * @throws {Error} if it does not follow
 */
export async function moveTopmostTo(page, place) {
  const from = await partOfTopmost(page)
  const bar = await partOfTopmost(page, '[data-part="title-bar"]')
  const grip = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 }
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + place.x - from.x, grip.y + place.y - from.y, { steps: 8 })
  await page.mouse.up()
  await sleep(300)
  const now = await partOfTopmost(page)
  if (now.x !== place.x || now.y !== place.y) {
    throw new Error(`The window was dragged to ${place.x},${place.y} and lies at ${now.x},${now.y}`)
  }
}

/**
 * Waits, if need be, until no new minute begins for a while: the clock of the taskbar then shows
 * another text, which is neither idleness nor part of a gesture.
 * @param {number} spanMs
 */
export async function avoidNewMinute(spanMs) {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < spanMs) await sleep(left + 500)
}
