// @ts-check
/** Does the steps of a monkey with the browser's own input. */
import { TARGETS } from './steps.mjs'

/** @typedef {import('@playwright/test').CDPSession} Cdp */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./steps.mjs').Place} Place */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ x: number, y: number }} Point */

/** How long a page is hidden, without a network or a context: some frames. */
const WHILE_MS = 60

/**
 * @param {Page} page
 * @param {Cdp} cdp
 * @param {Step} step
 */
export async function act(page, cdp, step) {
  switch (step.do) {
    case 'click': {
      const at = await pointOf(page, step.at)
      if (!at) return
      await page.mouse.click(at.x, at.y, { button: step.with, clickCount: 1 })
      if (step.times === 2) await page.mouse.click(at.x, at.y, { button: step.with, clickCount: 2 })
      return
    }
    case 'drag':
      return drag(page, cdp, step)
    case 'touch':
      return touch(page, cdp, step)
    case 'wheel': {
      const at = await pointOf(page, step.at)
      if (!at) return
      await page.mouse.move(at.x, at.y)
      return page.mouse.wheel(0, step.by)
    }
    case 'key':
      return page.keyboard.press(step.key)
    case 'size':
      await cdp.send('Emulation.setDeviceMetricsOverride', {
        width: step.width,
        height: step.height,
        deviceScaleFactor: step.ratio,
        mobile: false,
      })
      return
    case 'go':
      return page.evaluate((to) => void (location.hash = to === '' ? '' : `#/${to}`), step.to)
    case 'back':
      return page.evaluate(() => history.back())
    case 'forward':
      return page.evaluate(() => history.forward())
    case 'reload':
      await page.reload({ waitUntil: 'domcontentloaded' })
      return
    case 'offline':
      await page.context().setOffline(true)
      await page.waitForTimeout(WHILE_MS)
      return page.context().setOffline(false)
    case 'hide':
      return page.evaluate(hideForAWhile, WHILE_MS)
    case 'loseContext':
      return page.evaluate(loseContext, WHILE_MS)
    case 'breakStorage':
      return page.evaluate(breakStorage)
  }
}

/**
 * @param {Page} page
 * @param {Cdp} cdp
 * @param {Extract<Step, { do: 'drag' }>} step
 */
async function drag(page, cdp, { at, by: [right, down], as, end }) {
  const from = await pointOf(page, at)
  if (!from) return
  /**
   * @param {'mousePressed' | 'mouseMoved' | 'mouseReleased'} type
   * @param {Point} point
   */
  const send = (type, { x, y }) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: as,
    })
  await page.mouse.move(from.x, from.y)
  await send('mousePressed', from)
  for (const part of [0.2, 0.6, 1])
    await send('mouseMoved', { x: from.x + right * part, y: from.y + down * part })
  if (end === 'Escape') await page.keyboard.press('Escape')
  if (end === 'blur') await page.evaluate(() => void dispatchEvent(new Event('blur')))
  await send('mouseReleased', { x: from.x + right, y: from.y + down })
}

/**
 * @param {Page} page
 * @param {Cdp} cdp
 * @param {Extract<Step, { do: 'touch' }>} step
 */
async function touch(page, cdp, { at, by: [right, down], ms, end }) {
  const from = await pointOf(page, at)
  if (!from) return
  /**
   * @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type
   * @param {Point[]} touchPoints
   */
  const send = (type, touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  await page.waitForTimeout(ms)
  if (right !== 0 || down !== 0)
    for (const part of [0.2, 0.6, 1])
      await send('touchMove', [{ x: from.x + right * part, y: from.y + down * part }])
  await send(end === 'release' ? 'touchEnd' : 'touchCancel', [])
}

/**
 * @param {Page} page
 * @param {Place} place
 * @returns {Promise<Point | null>} null where nothing of the kind is shown
 */
function pointOf(page, { among, pick, across, down }) {
  return page.evaluate(([selector, index, x, y]) => {
    const shown = [...document.querySelectorAll(selector)].filter((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      return isInView && right > left && bottom > top && each.checkVisibility()
    })
    const box = shown[index % Math.max(1, shown.length)]?.getBoundingClientRect()
    if (!box) return null
    return {
      x: Math.min(innerWidth - 1, Math.max(0, box.x + box.width * x)),
      y: Math.min(innerHeight - 1, Math.max(0, box.y + box.height * y)),
    }
  }, /** @type {const} */ ([TARGETS[among], pick, across, down]))
}

/** Runs in the page. @param {number} ms */
async function hideForAWhile(ms) {
  /** @param {DocumentVisibilityState} state */
  const show = (state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  show('hidden')
  await new Promise((resolve) => setTimeout(resolve, ms))
  show('visible')
}

/** Runs in the page; only WebGL has a context that can be lost. @param {number} ms */
async function loseContext(ms) {
  /** @type {HTMLCanvasElement | null} */
  const scene = document.querySelector('canvas[data-renderer="webgl"]')
  const lost = scene?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
  if (!lost) return
  lost.loseContext()
  await new Promise((resolve) => setTimeout(resolve, ms))
  lost.restoreContext()
}

/** Runs in the page: until its next load nothing can be kept. */
function breakStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
