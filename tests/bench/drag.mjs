// @ts-check
/**
 * What a pointer move costs while a window is dragged or resized, as a ratio to the floor page in
 * the same round: both feel the machine's other work alike.
 */
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { moveTopmostTo, openWindow } from './harness/desktop.mjs'
import { measureGesture } from './harness/gesture.mjs'
import { floorSubject, openPage, rendererSubjects } from './harness/pages.mjs'
import { median } from './harness/report.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */
/** @typedef {import('./harness/gesture.mjs').GestureFigures} Figures */
/** @typedef {'one' | 'resize' | 'ten'} Case */
/** @typedef {Record<Case, Figures>} Round one page's figures of one round */

/** From here a window of Notepad's size has the room that a gesture takes. */
const PLACE = { x: 140, y: 60 }
const MANY = 10

/** @type {readonly { name: Case, title: string, ratio: number, layouts?: number, presents?: number }[]} */
const CASES = [
  { name: 'one', title: 'Drag, one window', ratio: 1.4, layouts: 0, presents: 4 },
  { name: 'ten', title: 'Drag, ten windows', ratio: 1.6, layouts: 0, presents: 4 },
  { name: 'resize', title: 'Corner resize, one window', ratio: 1.7 },
]

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureDrag(bench) {
  const subjects = [floorSubject(bench), ...rendererSubjects(bench)]
  /** @type {Map<string, Round[]>} */
  const rounds = new Map(subjects.map(({ name }) => [name, []]))
  for (let round = 0; round < bench.rounds; round += 1) {
    // Each goes first in turn: what changes in the course of a round favours nobody.
    const turn = round % subjects.length
    for (const subject of [...subjects.slice(turn), ...subjects.slice(0, turn)]) {
      const label = `Drag, round ${round + 1} of ${bench.rounds}: ${subject.name}`
      const figures = await withProgress(label, () => measureRound(bench, subject))
      rounds.get(subject.name)?.push(figures)
    }
  }
  return CASES.map((each) => report(each, rounds))
}

/**
 * One page's drag and resize of one window, and its drag among ten.
 * @param {Bench} bench
 * @param {Subject} subject
 * @returns {Promise<Round>}
 */
export async function measureRound(bench, subject) {
  const opened = await openPage(bench, subject)
  const { page } = opened
  try {
    // Start-up work is none of a move's.
    await page.waitForTimeout(1500)
    await openWindow(page)
    await moveTopmostTo(page, PLACE)
    const one = await measureGesture(opened, 'drag')
    await moveTopmostTo(page, PLACE)
    const resize = await measureGesture(opened, 'resize')
    for (let windows = 1; windows < MANY; windows += 1) {
      await moveTopmostTo(page, placeInCascade(windows))
      await openWindow(page)
    }
    await moveTopmostTo(page, PLACE)
    const ten = await measureGesture(opened, 'drag')
    return { one, resize, ten }
  } finally {
    await opened.browser.close()
  }
}

/**
 * Each window shows something of itself on every page, whatever the page does with those that it opens.
 * @param {number} index from 1
 */
function placeInCascade(index) {
  return { x: 360 - index * 30, y: 300 - index * 28 }
}

/**
 * @param {(typeof CASES)[number]} about
 * @param {ReadonlyMap<string, readonly Round[]>} rounds
 * @returns {Report}
 */
function report({ name, title, ratio, layouts, presents }, rounds) {
  const floor = (rounds.get('floor') ?? []).map((round) => round[name])
  const columns = [...rounds.keys()]
  /** @param {(figures: Figures, round: number) => number} read */
  const values = (read) =>
    columns.map((column) =>
      median((rounds.get(column) ?? []).map((round, index) => read(round[name], index))),
    )
  return {
    title,
    columns,
    rows: [
      {
        label: 'processor time a move ÷ floor',
        values: values(({ cpuMs }, round) => cpuMs / (floor[round]?.cpuMs ?? NaN)),
        atMost: ratio,
        digits: 2,
      },
      { label: 'ms between moves', values: values((f) => f.intervalMs), atMost: 17, digits: 1 },
      { label: 'style recalculations a move', values: values((f) => f.styles), atMost: 1 },
      {
        label: 'layouts a move',
        values: values((f) => f.layouts),
        ...(layouts === undefined ? {} : { atMost: layouts }),
      },
      { label: 'paints, all moves', values: values((f) => f.paints) },
      { label: 'commits of React, all moves', values: values((f) => f.commits), atMost: 0 },
      {
        label: 'presents of the scene, press to release',
        values: values((f) => f.presents),
        ...(presents === undefined ? {} : { atMost: presents }),
      },
    ],
  }
}
