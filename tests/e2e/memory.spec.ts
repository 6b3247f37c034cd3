/** Windows that were closed leave nothing behind: no node, no listener, no texture, no object. */
import type { CDPSession, Page } from '@playwright/test'
import { nextFrame, openDesktop } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { grownKinds, readHeap, type Heap } from '../support/heap.ts'
import { countInPage } from '../support/probes.ts'

const CYCLES = 200
/** Before counting: lazy chunks, caches and pools fill once. */
const WARM_UP = 30

// Painting many pixels is not what is measured.
test.use({ viewport: { width: 800, height: 560 } })

/**
 * Opens and closes a window so many times, each time as soon as its content has the focus. In the
 * page, by the clicks that assistive technology makes: a pointer would take minutes for it.
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

for (const renderer of ['canvas', 'webgl'] as const) {
  test(`${CYCLES} windows opened and closed leave no trace, in ${renderer}`, async ({ page }) => {
    test.setTimeout(240_000)
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
    const before = await footprint(devtools)
    await openAndClose(page, CYCLES)
    const after = await footprint(devtools)
    expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes)
    expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners)
    expect(after.textures, 'textures').toBeLessThanOrEqual(before.textures)
    expect(after.heap.bytes / before.heap.bytes, 'heap').toBeLessThan(1.05)
    // What leaks with a window, a sprite or a container say, is there once more for every cycle;
    // pools and caches come and go by a few.
    expect(grownKinds(before.heap, after.heap, CYCLES / 10), 'kinds of objects').toEqual([])
  })
}
