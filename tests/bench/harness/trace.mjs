// @ts-check
/** Reads Chromium's own trace of a page: what its main thread did, and what that cost. */
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('./pages.mjs').Opened} Opened */

/**
 * @typedef {object} TraceEvent times are microseconds
 * @property {string} name
 * @property {string} ph 'X' for something that lasts, 'M' for a name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} dur
 * @property {number} [tdur] processor time: unlike `dur` without what other processes took
 * @property {{ name?: string, data?: { type?: string, frames?: { url: string, processId: number }[] } }} args
 */

/** @typedef {{ events: readonly TraceEvent[] }} MainThread in order of time */

const CATEGORIES = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/**
 * Records what the page's main thread does while `act` runs.
 * @param {Opened} opened
 * @param {() => Promise<void>} act
 * @returns {Promise<MainThread>}
 */
export async function traceWhile({ browser, page }, act) {
  await browser.startTracing(page, { categories: CATEGORIES })
  // The trace begins with a burst of its own.
  await sleep(100)
  await act()
  return mainThread(JSON.parse((await browser.stopTracing()).toString()).traceEvents, page.url())
}

/**
 * The address without its hash, which tells the active window, and which a trace leaves out.
 * @param {string} url
 */
function pageOf(url) {
  return url.split('#')[0]
}

/**
 * @param {readonly TraceEvent[]} events of all processes
 * @param {string} url of the page
 * @returns {MainThread}
 */
function mainThread(events, url) {
  const started = events.find(({ name }) => name === 'TracingStartedInBrowser')
  const pid = started?.args.data?.frames?.find(
    (frame) => pageOf(frame.url) === pageOf(url),
  )?.processId
  const thread = events.find(
    (event) =>
      event.pid === pid && event.name === 'thread_name' && event.args.name === 'CrRendererMain',
  )
  if (!started || !thread) throw new Error(`The trace does not know ${url}`)
  const own = events.filter(({ ph, tid }) => ph === 'X' && tid === thread.tid)
  return { events: own.filter((event) => event.pid === pid).sort((a, b) => a.ts - b.ts) }
}

/**
 * @param {MainThread} thread
 * @param {string} name
 */
function count({ events }, name) {
  return events.filter((event) => event.name === name).length
}

/**
 * @typedef {object} Move what one pointer move caused, up to the next one
 * @property {number} cpuMs processor time of all tasks from the one that dispatches it on
 * @property {number} intervalMs
 * @property {number} styles how often styles were recalculated
 * @property {number} layouts
 * @property {number} paints
 */

/**
 * @param {MainThread} thread
 * @returns {Move[]} without the last one, whose end nobody knows
 */
export function readMoves({ events }) {
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const starts = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointermove')
    .map(({ ts }) => ({ ts, task: tasks.findLastIndex((task) => task.ts <= ts) }))
    // Two moves in one task are one: there is no telling what either of them cost.
    .filter(({ task }, index, all) => task !== all[index - 1]?.task)
  return starts.slice(0, -1).map(({ ts, task }, index) => {
    const next = starts[index + 1] ?? { ts, task }
    const own = { events: events.filter((each) => each.ts >= ts && each.ts < next.ts) }
    return {
      cpuMs: tasks.slice(task, next.task).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
      intervalMs: (next.ts - ts) / 1000,
      styles: count(own, 'UpdateLayoutTree'),
      layouts: count(own, 'Layout'),
      paints: count(own, 'Paint'),
    }
  })
}
