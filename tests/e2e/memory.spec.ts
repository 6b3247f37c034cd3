/** Windows that were closed leave nothing behind: no node, no listener, no texture, no object. */
import type { CDPSession, Page } from '@playwright/test'
import { nextFrame, openDesktop } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { countInPage } from '../support/probes.ts'
import { SHOWN } from '../support/shownApps.ts'

/** Windows opened and closed between two readings. */
const ROUND = 15
const ROUNDS = 3
/** Before the first reading: lazy chunks, caches and pools fill once, and so does what is remembered of 100 windows. */
const WARM_UP = 110
/** A reading is the lowest of this many: a busy machine tidies up later. */
const READINGS = 3
/** What a round may leave behind, since the browser collects some things later: less than one of each window. */
const STRAY = ROUND - 1

/** Hundreds of windows take a minute, and several times that on a slow machine that others use too. */
const SLOW_MACHINE_MS = 600_000

type Reading = readonly number[]
const COUNTED = ['nodes', 'listeners', 'textures', 'objects'] as const

/** Each app that can be closed, by its first address. */
const APPS = SHOWN.filter(
  ([, app], at) => app !== 'Assistant' && SHOWN.findIndex(([, other]) => other === app) === at,
).map(([address, app, held]) => ({ address, app, held }))

// Painting many pixels is not what is measured.
test.use({ viewport: { width: 800, height: 300 } })

/**
 * Opens and closes a window `times` times, each time as soon as its content has the focus. In the
 * page, by the clicks that assistive technology makes: a pointer would take minutes.
 */
async function openAndClose(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    for (let cycle = 0; cycle < count; cycle += 1) {
      find('[data-icon-id="3"]')?.click()
      await until(() => document.activeElement?.matches('[data-app="Notepad"] textarea') ?? false)
      find('[data-app="Notepad"] button[aria-label="Close"]')?.click()
      await until(() => find('[data-app="Notepad"]') === null)
    }
  }, times)
}

/** Opens each app by its address and closes it again, as often as is said, in the page. */
async function walk(page: Page, apps: typeof APPS, times: number): Promise<void> {
  await page.evaluate(
    async ([walked, count]) => {
      const until = async (isSo: () => boolean): Promise<void> => {
        while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const isThere = (selector: string) => document.querySelector(selector) !== null
      for (let cycle = 0; cycle < count; cycle += 1) {
        for (const { address, app, held } of walked) {
          const window = `[data-app="${app}"]`
          location.hash = `#${address}`
          await until(() => isThere(`${window}[data-active="true"] :is(${held})`))
          document.querySelector<HTMLElement>(`${window} button[aria-label="Close"]`)?.click()
          await until(() => !isThere(window) && location.hash === '')
        }
      }
    },
    [apps, times] as const,
  )
}

/** Waits until the browser has nothing else to do. */
async function untilIdle(page: Page): Promise<void> {
  await nextFrame(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** How many objects of the program are alive; garbage is collected before. */
async function liveObjects(devtools: CDPSession): Promise<number> {
  const group = { objectGroup: 'alive' }
  const { result: prototype } = await devtools.send('Runtime.evaluate', {
    ...group,
    expression: 'Object.prototype',
  })
  const { objects } = await devtools.send('Runtime.queryObjects', {
    ...group,
    prototypeObjectId: prototype.objectId ?? '',
  })
  const { result: count } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await devtools.send('Runtime.releaseObjectGroup', group)
  return Number(count.value)
}

/** Opens a page whose memory can be read. */
async function openMeasured(page: Page, renderer: 'canvas' | 'webgl') {
  const counts = await countInPage(page)
  await openDesktop(page, `?renderer=${renderer}`)
  const devtools = await page.context().newCDPSession(page)
  const readOnce = async (): Promise<Reading> => {
    await untilIdle(page)
    const objects = await liveObjects(devtools)
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    return [nodes, jsEventListeners, (await counts()).textures, objects]
  }
  return async (): Promise<Reading> => {
    let lowest = await readOnce()
    for (let reading = 1; reading < READINGS; reading += 1) {
      const next = await readOnce()
      lowest = lowest.map((count, at) => Math.min(count, next[at] ?? count))
    }
    return lowest
  }
}

/** What a page does once, at some time, adds to one round at most; what leaks adds to each. */
function leaksOf(readings: readonly Reading[]): readonly string[] {
  return COUNTED.filter((_, at) => {
    const counted = readings.map((reading) => reading[at] ?? 0)
    return counted.every((count, round) => round === 0 || count - (counted[round - 1] ?? 0) > STRAY)
  })
}

test(`${ROUNDS * ROUND} windows opened and closed leave no trace, in webgl`, async ({ page }) => {
  test.setTimeout(SLOW_MACHINE_MS)
  const read = await openMeasured(page, 'webgl')
  await openAndClose(page, WARM_UP)
  const readings = [await read()]
  for (let round = 0; round < ROUNDS; round += 1) {
    await openAndClose(page, ROUND)
    readings.push(await read())
  }
  expect(leaksOf(readings), `each round leaves some behind: ${JSON.stringify(readings)}`).toEqual(
    [],
  )
})

test('nor does any other app, in canvas', async ({ page }) => {
  test.setTimeout(SLOW_MACHINE_MS)
  const read = await openMeasured(page, 'canvas')
  await walk(page, APPS, Math.ceil(WARM_UP / APPS.length))
  const readings: Reading[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    await walk(page, APPS, 1)
    readings.push(await read())
  }
  if (leaksOf(readings).length === 0) return
  // Only now, since it takes long: whose is it?
  for (const app of APPS) {
    const own = [await read()]
    for (let round = 0; round < ROUNDS; round += 1) {
      await walk(page, [app], ROUND)
      own.push(await read())
    }
    expect.soft(leaksOf(own), `${app.app} leaves some behind: ${JSON.stringify(own)}`).toEqual([])
  }
  expect(leaksOf(readings), `each round leaves some behind: ${JSON.stringify(readings)}`).toEqual(
    [],
  )
})
