// @ts-check
/** What opening and closing windows leaves behind. */
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { closeWindow, openWindow } from './harness/desktop.mjs'
import { openPage, rendererSubjects } from './harness/pages.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/pages.mjs').Opened} Opened */
/** @typedef {import('./harness/pages.mjs').Subject} Subject */
/** @typedef {import('./harness/report.mjs').Report} Report */
/** @typedef {{ nodes: number, listeners: number, containers: number, textures: number, heap: number }} Footprint */

const CYCLES = 200
/**
 * Cycles and milliseconds until what is made only once has been made: the look of a pressed button
 * too, which is not painted unless the press lasts.
 */
const WARM_UP = { times: 20, holdMs: 50 }

/** @type {readonly (readonly [keyof Footprint, string])[]} */
const COUNTS = [
  ['nodes', 'DOM nodes'],
  ['listeners', 'listeners'],
  ['containers', 'Pixi containers'],
  ['textures', 'Pixi textures'],
]

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureMemory(bench) {
  const subjects = rendererSubjects(bench)
  // Neither counts nor bytes suffer from sharing the machine.
  const figures = await withProgress(`Memory, ${CYCLES} windows opened and closed`, () =>
    Promise.all(subjects.map((subject) => measureSubject(bench, subject))),
  )
  return [
    {
      title: `Memory, what ${CYCLES} windows opened and closed leave behind`,
      columns: subjects.map(({ name }) => name),
      rows: [
        ...COUNTS.flatMap(([key, label]) => [
          { label: `${label} before`, values: figures.map(({ before }) => before[key]) },
          {
            label: `${label} more`,
            values: figures.map(({ before, after }) => after[key] - before[key]),
            atMost: 0,
          },
        ]),
        {
          label: 'heap after ÷ before',
          values: figures.map(({ before, after }) => after.heap / before.heap),
          atMost: 1.05,
          digits: 3,
        },
      ],
    },
  ]
}

/**
 * The browser compiles nothing to machine code: V8 does so with ever more functions the longer a
 * page runs, which would hide what a leak of a few kB does to the heap.
 * @param {Bench} bench
 * @param {Subject} subject
 * @returns {Promise<{ before: Footprint, after: Footprint }>}
 */
async function measureSubject(bench, subject) {
  const opened = await openPage(bench, subject, ['--js-flags=--jitless'])
  try {
    await cycle(opened, WARM_UP)
    const before = await footprint(opened)
    await cycle(opened, { times: CYCLES, holdMs: 0 })
    return { before, after: await footprint(opened) }
  } finally {
    await opened.browser.close()
  }
}

/**
 * @param {Opened} opened
 * @param {{ times: number, holdMs: number }} how
 */
async function cycle({ page }, { times, holdMs }) {
  for (let index = 0; index < times; index += 1) {
    await openWindow(page)
    await closeWindow(page, { holdMs })
  }
}

/**
 * @param {Opened} opened
 * @returns {Promise<Footprint>}
 */
async function footprint(opened) {
  const { cdp, page } = opened
  await page.waitForTimeout(1000)
  const { containers, textures } = await countPixiObjects(opened)
  // What the first collection frees may let the next one free more.
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, containers, textures, heap: usedSize }
}

/**
 * Finds Pixi's living objects by the fields that only they have: their classes have no names in
 * the built site.
 * @param {Opened} opened
 * @returns {Promise<{ containers: number, textures: number }>}
 */
async function countPixiObjects({ cdp }) {
  const objectGroup = 'count'
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup,
  })
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  })
  const { result: counts } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const has = (each, ...fields) => fields.every((field) => Object.hasOwn(each, field))
      return {
        containers: this.filter((each) => has(each, 'children', 'localTransform', 'uid')).length,
        textures: this.filter((each) => has(each, '_source', 'frame', 'uvs', 'uid')).length,
      }
    }`,
  })
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup })
  return counts.value
}
