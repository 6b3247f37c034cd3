/** Windows that were closed leave nothing behind: no node, no listener, no texture, no object. */
import type { CDPSession, Page } from '@playwright/test'
import { nextFrame, openDesktop } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { grownKinds, readHeap, type Heap } from '../support/heap.ts'
import { countInPage } from '../support/probes.ts'

/**
 * Windows opened and closed between two readings, by renderer. WebGL in software takes three times as
 * long for a window, and differs in its textures alone, which show after a few windows.
 */
const ROUNDS = { canvas: 100, webgl: 30 } as const
/** Before the first reading: lazy chunks, caches and pools fill once, and so does what is remembered of 100 windows. */
const WARM_UP = 110

// Painting many pixels is not what is measured.
test.use({ viewport: { width: 800, height: 420 } })

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

interface Footprint {
  readonly nodes: number
  readonly listeners: number
  readonly textures: number
  readonly heap: Heap
}

/**
 * What grew in both rounds. A page also does some things once, at a time that depends on how busy the
 * machine is; they add to one round at most, whereas what leaks adds to each.
 */
function leaks(
  round: number,
  [first, second, third]: readonly [Footprint, Footprint, Footprint],
): string[] {
  // What leaks with a window is there once more for each of them; pools and caches vary by a few.
  const stray = round / 3
  const counts = (['nodes', 'listeners', 'textures'] as const).filter(
    (name) => second[name] > first[name] && third[name] > second[name],
  )
  const early = grownKinds(first.heap, second.heap, stray)
  const late = grownKinds(second.heap, third.heap, stray)
  const kinds = [...early.keys()].filter((kind) => late.has(kind))
  const growth = [
    second.heap.bytes / first.heap.bytes - 1,
    third.heap.bytes / second.heap.bytes - 1,
  ]
  const bytes = Math.min(...growth) >= 0.025 ? [`heap: +${growth.join(', +')}`] : []
  return [...counts, ...bytes, ...kinds]
}

for (const renderer of ['canvas', 'webgl'] as const) {
  const round = ROUNDS[renderer]
  test(`${2 * round} windows opened and closed leave no trace, in ${renderer}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const counts = await countInPage(page)
    await openDesktop(page, `?renderer=${renderer}`)
    const devtools = await page.context().newCDPSession(page)
    const footprint = async (session: CDPSession): Promise<Footprint> => {
      await nextFrame(page)
      const heap = await readHeap(session)
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      return { nodes, listeners: jsEventListeners, textures: (await counts()).textures, heap }
    }

    await openAndClose(page, WARM_UP)
    const first = await footprint(devtools)
    await openAndClose(page, round)
    const second = await footprint(devtools)
    await openAndClose(page, round)
    const third = await footprint(devtools)
    expect(leaks(round, [first, second, third]), 'what each round leaves behind').toEqual([])
  })
}
