// @ts-check
/**
 * How many frames are presented while a picture of 4,000 pixels is dragged and zoomed: in the Picture Viewer, and on a bare
 * page that holds nothing but the picture and writes one transform for each event.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { avoidNewMinute } from './harness/desktop.mjs'
import { openPage, rendererSubjects } from './harness/pages.mjs'
import { median } from './harness/statistics.mjs'
import { framesWhile } from './harness/trace.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Opened} Opened */
/** @typedef {import('./harness/pages.mjs').Page} Page */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */
/** @typedef {import('./harness/desktop.mjs').Box} Box */
/** @typedef {{ drag: number, zoom: number }} Frames presented */

const SOURCE = path.join(ROOT, 'assets/wallpaper/wallpaper-2560.webp')
/** Width of the picture, in its own pixels. */
const PIXELS = 4000
const FILE = 'bench-picture.jpg'
const EVENTS = 180
const EVENT_MS = 1000 / 60
const SETTLE_MS = 2000
const STAGE = '[role="group"][aria-label="Picture area"]'
/** As much of the bare page's frames as the viewer is to present. */
const SHARE = 0.95

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measurePicture(bench) {
  const picture = await sharp(SOURCE).resize(PIXELS).jpeg({ quality: 90 }).toBuffer()
  const viewers = rendererSubjects(bench).map(({ name, url }) => ({
    name,
    url: `${url}#/picture-viewer/${FILE}`,
    ready: `${STAGE} img[data-shown="true"]`,
  }))
  const bare = { name: 'bare page', url: `${bench.site}bench-picture.html`, ready: 'img' }
  /** @type {Frames[][]} of each round: those of the bare page, then those of the viewers */
  const rounds = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const label = `Picture, round ${round + 1} of ${bench.rounds}`
    rounds.push(
      await withProgress(label, async () => {
        const frames = []
        for (const subject of [bare, ...viewers])
          frames.push(await measureSubject(bench, subject, picture))
        return frames
      }),
    )
  }
  return [report(viewers, rounds)]
}

/**
 * @param {readonly Subject[]} viewers
 * @param {readonly (readonly Frames[])[]} rounds
 * @returns {Report}
 */
function report(viewers, rounds) {
  /**
   * @param {keyof Frames} kind
   * @param {number} column 0 is the bare page
   */
  const frames = (kind, column) => median(rounds.map((round) => round[column]?.[kind] ?? NaN))
  /** @param {keyof Frames} kind */
  const shares = (kind) => [
    1,
    ...viewers.map((_, index) =>
      median(rounds.map((round) => (round[index + 1]?.[kind] ?? NaN) / (round[0]?.[kind] ?? NaN))),
    ),
  ]
  const columns = ['bare page', ...viewers.map(({ name }) => name)]
  return {
    title: `A picture of ${PIXELS} pixels, ${EVENTS} events each`,
    columns,
    rows: [
      { label: 'frames of a drag', values: columns.map((_, index) => frames('drag', index)) },
      { label: 'share of the bare page', values: shares('drag'), atLeast: SHARE, digits: 2 },
      { label: 'frames of a zoom', values: columns.map((_, index) => frames('zoom', index)) },
      { label: 'share of the bare page', values: shares('zoom'), atLeast: SHARE, digits: 2 },
    ],
  }
}

/**
 * @param {Bench} bench
 * @param {Subject} subject
 * @param {Buffer} picture
 * @returns {Promise<Frames>}
 */
async function measureSubject(bench, subject, picture) {
  const opened = await openPage(bench, subject, [], (page) => offer(page, bench.site, picture))
  const { browser, page } = opened
  try {
    await sleep(SETTLE_MS)
    await avoidNewMinute(4 * EVENTS * EVENT_MS)
    const { x, y, width, height } = await page.locator(STAGE).evaluate((stage) => {
      const box = stage.getBoundingClientRect()
      return { x: box.x, y: box.y, width: box.width, height: box.height }
    })
    const middle = { x: x + width / 2, y: y + height / 2 }
    // From best fit to its own pixels: larger than the stage on every side.
    await page.mouse.dblclick(middle.x, middle.y)
    await sleep(SETTLE_MS)
    const drag = await framesWhile(opened, () => circle(opened, middle))
    await sleep(SETTLE_MS)
    const zoom = await framesWhile(opened, () => turnWheel(opened, middle))
    return { drag, zoom }
  } finally {
    await browser.close()
  }
}

/**
 * The picture and the bare page become files of the site.
 * @param {Page} page
 * @param {string} site
 * @param {Buffer} picture
 */
async function offer(page, site, picture) {
  await page.route(`${site}${FILE}`, (route) =>
    route.fulfill({ body: picture, contentType: 'image/jpeg' }),
  )
  await page.route(`${site}bench-picture.html`, (route) =>
    route.fulfill({ body: BARE_PAGE, contentType: 'text/html' }),
  )
}

/**
 * Drags in a circle, at 60 events a second.
 * @param {Opened} opened
 * @param {{ x: number, y: number }} middle
 */
async function circle({ cdp }, { x, y }) {
  /** @param {'mousePressed' | 'mouseMoved' | 'mouseReleased'} type @param {number} step */
  const send = (type, step) => {
    const angle = (step / EVENTS) * 4 * Math.PI
    const at = { x: x + 90 * Math.sin(angle), y: y + 90 * (1 - Math.cos(angle)) }
    const buttons = type === 'mouseReleased' ? 0 : 1
    const clickCount = type === 'mouseMoved' ? 0 : 1
    return cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons,
      clickCount,
    })
  }
  await send('mousePressed', 0)
  await atSixtyHertz((step) => send('mouseMoved', step))
  await send('mouseReleased', EVENTS)
}

/**
 * Zooms in and out again.
 * @param {Opened} opened
 * @param {{ x: number, y: number }} at
 */
async function turnWheel({ cdp }, at) {
  await atSixtyHertz((step) => {
    const deltaY = Math.floor(step / 30) % 2 === 0 ? -12 : 12
    return cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY })
  })
}

/** @param {(step: number) => Promise<unknown>} act */
async function atSixtyHertz(act) {
  let due = performance.now()
  for (let step = 1; step <= EVENTS; step += 1) {
    await act(step)
    // What came late shifts all that follows, as a hand would: nothing is hurried after it.
    due = Math.max(due + EVENT_MS, performance.now() - EVENT_MS / 2)
    const wait = due - performance.now()
    if (wait > 1) await sleep(wait)
  }
}

/** The least that shows a picture in a window's room and follows pointer and wheel. */
const BARE_PAGE = `<!doctype html><title>A picture</title>
<style>
  body { margin: 0; background: #5a7edc }
  div { position: absolute; left: 385px; top: 150px; width: 660px; height: 480px; overflow: hidden; background: #fff }
  img { position: absolute; transform-origin: 0 0; will-change: transform }
</style>
<div role="group" aria-label="Picture area"><img src="${FILE}" draggable="false"></div>
<script>
  const stage = document.querySelector('div')
  const image = document.querySelector('img')
  let [size, x, y] = [1, -1600, -1000]
  const show = () => { image.style.transform = 'matrix(' + [size, 0, 0, size, x, y] + ')' }
  stage.onpointermove = (event) => {
    if (event.buttons === 0) return
    x += event.movementX
    y += event.movementY
    show()
  }
  stage.addEventListener('wheel', (event) => {
    event.preventDefault()
    const factor = Math.exp(-event.deltaY * 0.0022)
    const { left, top } = stage.getBoundingClientRect()
    x = event.clientX - left + (x - event.clientX + left) * factor
    y = event.clientY - top + (y - event.clientY + top) * factor
    size *= factor
    show()
  }, { passive: false })
  show()
</script>`
