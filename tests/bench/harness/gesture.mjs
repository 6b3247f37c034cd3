// @ts-check
/** One drag or corner resize by real input along a circle, and what each of its moves cost. */
import { setTimeout as sleep } from 'node:timers/promises'
import { avoidNewMinute, partOfTopmost } from './desktop.mjs'
import { readCounts } from './observe.mjs'
import { median } from './report.mjs'
import { readMoves, traceWhile } from './trace.mjs'

/** @typedef {import('./pages.mjs').Opened} Opened */
/** @typedef {import('./observe.mjs').Counts} Counts */
/** @typedef {'drag' | 'resize'} Kind */

/**
 * @typedef {object} GestureFigures
 * @property {number} cpuMs main thread's processor time a move, median
 * @property {number} intervalMs between two moves that the page saw, median
 * @property {number} styles style recalculations a move, median
 * @property {number} layouts a move, median
 * @property {number} paints of any part of the page, all moves together
 * @property {number} commits of React, all moves together
 * @property {number} presents of the scene, press and release included
 */

const MOVES = 240
const MOVE_MS = 1000 / 60
/** CSS pixels; with a quarter left over after a full turn the end tells whether the window followed. */
const RADIUS = 90
const TURNS = 1.75

const GRIPS = { drag: '[data-part="title-bar"]', resize: '[data-part="resize-se"]' }

/**
 * Moves or resizes the topmost window. It must have 90 px of room on its left, 90 on its right
 * and 180 below.
 * @param {Opened} opened
 * @param {Kind} kind
 * @returns {Promise<GestureFigures>}
 * @throws {Error} if the window did not follow the pointer
 */
export async function measureGesture(opened, kind) {
  const { page } = opened
  const box = await partOfTopmost(page)
  const grip = await partOfTopmost(page, GRIPS[kind])
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }
  await page.mouse.move(from.x, from.y)
  await avoidNewMinute(8000)
  const before = await readCounts(page)
  /** @type {{ pressed: Counts, moved: Counts } | undefined} */
  let held
  const trace = await traceWhile(opened, async () => {
    held = await circle(opened, from)
  })
  const after = await readCounts(page)
  expectFollowed(kind, box, await partOfTopmost(page))

  const moves = readMoves(trace)
  if (moves.length < MOVES / 2) throw new Error(`The page saw ${moves.length} of ${MOVES} moves`)
  return {
    cpuMs: median(moves.map((move) => move.cpuMs)),
    intervalMs: median(moves.map((move) => move.intervalMs)),
    styles: median(moves.map((move) => move.styles)),
    layouts: median(moves.map((move) => move.layouts)),
    paints: moves.reduce((sum, { paints }) => sum + paints, 0),
    commits: held ? held.moved.commits - held.pressed.commits : NaN,
    presents: after.presents - before.presents,
  }
}

/**
 * Presses, moves at 60 Hz and releases. The protocol itself is used, since the driver's own mouse
 * would add its time to each move's; it answers when the page has handled the event.
 * @param {Opened} opened
 * @param {{ x: number, y: number }} from
 * @returns {Promise<{ pressed: Counts, moved: Counts }>} the counts before and after all moves
 */
export async function circle({ cdp, page }, from) {
  /**
   * @param {'mousePressed' | 'mouseMoved' | 'mouseReleased'} type
   * @param {number} angle in radians; at 0 the pointer is where it was pressed
   */
  const send = (type, angle) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x: from.x + RADIUS * Math.sin(angle),
      y: from.y + RADIUS * (1 - Math.cos(angle)),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    })
  const end = TURNS * 2 * Math.PI
  await send('mousePressed', 0)
  const pressed = await readCounts(page)
  let due = performance.now()
  for (let move = 1; move <= MOVES; move += 1) {
    await send('mouseMoved', (move / MOVES) * end)
    // What came late shifts all that follows, as a hand would: nothing is hurried after it.
    due = Math.max(due + MOVE_MS, performance.now() - MOVE_MS / 2)
    const wait = due - performance.now()
    if (wait > 1) await sleep(wait)
  }
  const moved = await readCounts(page)
  await send('mouseReleased', end)
  await sleep(300)
  return { pressed, moved }
}

/**
 * @param {Kind} kind
 * @param {import('./desktop.mjs').Box} before
 * @param {import('./desktop.mjs').Box} after
 */
function expectFollowed(kind, before, after) {
  const [right, down] =
    kind === 'drag'
      ? [after.x - before.x, after.y - before.y]
      : [after.width - before.width, after.height - before.height]
  // The rounding of the pointer's fractions may cost a pixel.
  if (Math.abs(right + RADIUS) <= 1 && Math.abs(down - RADIUS) <= 1) return
  throw new Error(`The window went by ${right},${down} instead of ${-RADIUS},${RADIUS}`)
}
