/** What a visitor grabs with: a mouse or a finger, as the browser's own input. */
import type { Page } from '@playwright/test'
import type { Point } from './desktopDriver.ts'

export interface Hand {
  down(at: Point): Promise<void>
  /** Goes there in several steps. */
  move(to: Point): Promise<void>
  up(): Promise<void>
  /** Takes away what still touches. */
  rest(): Promise<void>
}

export interface Finger extends Hand {
  /** The system takes the touch away. */
  cancel(): Promise<void>
  /** Puts a second finger down, while this one stays where it is. */
  second(at: Point): Promise<void>
  /** A tap that, for the page, happened at this second. */
  tap(at: Point, seconds: number): Promise<void>
}

export function mouseOf(page: Page): Hand {
  return {
    async down({ x, y }) {
      await page.mouse.move(x, y)
      await page.mouse.down()
    },
    move: ({ x, y }) => page.mouse.move(x, y, { steps: 4 }),
    up: () => page.mouse.up(),
    rest: () => page.mouse.up(),
  }
}

export async function fingerOf(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page)
  let held: Point = { x: 0, y: 0 }
  let isTouching = false
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: readonly Point[],
    timestamp?: number,
  ): Promise<void> => {
    held = points[0] ?? held
    isTouching = points.length > 0
    await devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, index) => ({ x, y, id: index + 1 })),
      ...(timestamp !== undefined && { timestamp }),
    })
  }
  return {
    down: (at) => send('touchStart', [at]),
    async move(to) {
      const from = held
      for (const part of [0.1, 0.4, 0.7, 1]) {
        const x = from.x + (to.x - from.x) * part
        await send('touchMove', [{ x, y: from.y + (to.y - from.y) * part }])
      }
    },
    async up() {
      // The finger rests, or the browser takes the next tap for the end of its momentum.
      await page.waitForTimeout(200)
      await send('touchEnd', [])
    },
    cancel: () => send('touchCancel', []),
    async rest() {
      if (isTouching) await send('touchCancel', [])
    },
    second: (at) => send('touchStart', [held, at]),
    async tap(at, seconds) {
      // Sent together: where the page is slow to answer, the browser would take the finger for one that rests.
      await Promise.all([send('touchStart', [at], seconds), send('touchEnd', [], seconds + 0.03)])
    },
  }
}
