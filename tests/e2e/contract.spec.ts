/** ui-contract, "Desktop": every element is there, has its box, and is hit where it can be seen. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  client,
  expectBox,
  icons,
  nextFrame,
  openApp,
  openDesktop,
  scene,
  shell,
  TASKBAR_HEIGHT,
  titleBar,
  titleIcon,
  titlePoint,
  windowButton,
  type Point,
} from '../support/desktopDriver.ts'
import { isInsidePath } from '../support/clipPathReader.ts'
import { expect, test } from '../support/fixtures.ts'

/** Where each app opens at 1400x1000. */
const BOXES: Readonly<
  Record<string, readonly [x: number, y: number, width: number, height: number]>
> = {
  About: [105, 75, 1190, 850],
  Blog: [105, 75, 1190, 850],
  Assistant: [984, 346, 416, 624],
  'Internet Explorer': [20, 20, 700, 500],
  'My Computer': [260, 50, 660, 500],
  Notepad: [20, 20, 660, 500],
  Error: [600, 450, 200, 100],
}

/** What a pointer at this point of the viewport would hit: the window's id, or the part's name. */
async function hitAt(page: Page, { x, y }: Point): Promise<string | null> {
  return page.evaluate(
    (at) => {
      const hit = document.elementFromPoint(at.x, at.y)
      const window = hit?.closest('[data-window-id][data-app]')
      if (window) return `window ${window.getAttribute('data-window-id')}`
      return hit?.closest('[data-part]')?.getAttribute('data-part') ?? null
    },
    { x, y },
  )
}

/** The clip path, written without the spaces that browsers put around its letters. */
async function clipOf(element: Locator): Promise<string> {
  const clip = await element.evaluate((found) => getComputedStyle(found).clipPath)
  return clip.replaceAll(/ ?([MLZ]) ?/g, '$1')
}

test('the shell, its canvas, its work area, the icons, the taskbar, and the window of every app', async ({
  page,
}) => {
  await openDesktop(page)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(shell(page)).toHaveAttribute('data-power-state', 'START')
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await expect(page.locator('canvas')).toHaveCount(1)
  await expect(scene(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(scene(page)).toHaveAttribute('data-renderer', /^(webgl|canvas)$/)
  expect(await boxOf(scene(page))).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  expect(await boxOf(page.locator('[data-part="desktop"]'))).toEqual({
    x: 0,
    y: 0,
    width: 1440,
    height: 900 - TASKBAR_HEIGHT,
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

  const list = page.getByRole('listbox', { name: 'Desktop icons', exact: true })
  await expect(list).toHaveAttribute('aria-multiselectable', 'true')
  await expect(icons(page)).toHaveCount(6)
  const taskbar = page.getByRole('toolbar', { name: 'Taskbar', exact: true })
  const start = taskbar.getByRole('button', { name: 'start', exact: true })
  await expect(start).toHaveAttribute('aria-haspopup', 'menu')
  await expect(start).toHaveAttribute('aria-expanded', 'false')
  await expect(taskbar.locator('time[data-part="clock"]')).toHaveText(/^\d{1,2}:\d{2} [AP]M$/)

  await page.setViewportSize({ width: 1400, height: 1000 })
  await expect.poll(async () => (await boxOf(scene(page))).width).toBe(1400)
  for (const [app, [x, y, width, height]] of Object.entries(BOXES)) {
    await test.step(app, async () => {
      const window = await openApp(page, app)
      await expectBox(window, { x, y, width, height })
      await expect(window).toHaveAttribute('data-active', 'true')
      await expectWindowParts(window, app)
    })
  }
})

/** Checks role, name, parts and boxes of a window that has just been opened. */
async function expectWindowParts(window: Locator, app: string): Promise<void> {
  await expect(window).toHaveRole(app === 'Error' ? 'alertdialog' : 'dialog')
  await expect(window).not.toHaveAttribute('aria-modal', 'true')
  const title = (await titleBar(window).textContent()) ?? ''
  expect(title).not.toBe('')
  await expect(window).toHaveAccessibleName(title)

  const box = await boxOf(window)
  const right = box.x + box.width
  const bar = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: 25 }
  expect(await boxOf(titleBar(window))).toEqual(bar)
  expect(await boxOf(titleIcon(window))).toEqual({
    x: bar.x + 1,
    y: bar.y + 4,
    width: 16,
    height: 16,
  })
  expect(await boxOf(client(window))).toEqual({
    x: box.x + 3,
    y: box.y + 28,
    width: box.width - 6,
    height: box.height - 31,
  })
  const names = app === 'Error' ? ['Close'] : ['Minimize', 'Maximize', 'Close']
  for (const [index, name] of names.toReversed().entries()) {
    expect(await boxOf(windowButton(window, name as 'Close'))).toEqual({
      x: right - 27 - 23 * index,
      y: box.y + 4,
      width: 22,
      height: 22,
    })
  }
  if (app !== 'Error') await expect(windowButton(window, 'Maximize')).toBeDisabled()

  const landmarks = 'main, header, footer, nav, aside, [role="banner"], [role="contentinfo"]'
  await expect(window.locator(landmarks)).toHaveCount(0)
  await expect(window.locator('h1')).toHaveCount(0)
}

test('a covered window is clipped to what is left of it and hit only there, until nothing covers it', async ({
  page,
}) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  await notepad.getByRole('textbox', { name: 'Text' }).fill('still read')
  await test.step('in part', async () => {
    const computer = await openApp(page, 'My Computer')
    await nextFrame(page)
    const below = await boxOf(client(notepad))
    const above = await boxOf(computer)
    const clip = await clipOf(client(notepad))
    // Every seventh pixel, but for the round shoulders.
    let covered = 0
    for (let y = below.y + 0.5; y < below.y + below.height; y += 7) {
      if (y > above.y && y < above.y + 8) continue
      for (let x = below.x + 0.5; x < below.x + below.width; x += 7) {
        const isCovered =
          x > above.x && x < above.x + above.width && y > above.y && y < above.y + above.height
        covered += Number(isCovered)
        expect(isInsidePath(clip, x - below.x, y - below.y), `${x} ${y}`).toBe(!isCovered)
      }
    }
    expect(covered).toBeGreaterThan(1000)
    expect(await hitAt(page, { x: 300, y: 300 })).toBe('window 2')
    expect(await hitAt(page, { x: 200, y: 300 })).toBe('window 1')
    expect(await hitAt(page, { x: 300, y: 45 })).toBe('window 1')
    // The notch of a round shoulder shows, and hits, what lies below.
    expect(await hitAt(page, { x: above.x + 0.5, y: above.y + 0.5 })).not.toBe('window 3')
    await expect(client(computer)).toHaveCSS('clip-path', 'none')
    await windowButton(computer, 'Minimize').click()
    await expect(client(notepad)).toHaveCSS('clip-path', 'none')
  })

  await test.step('completely, while it stays in the accessibility tree', async () => {
    const about = await openApp(page, 'About')
    const bar = await titlePoint(about)
    await page.mouse.dblclick(bar.x, bar.y)
    await expect(about).toHaveAttribute('data-maximized', 'true')
    await nextFrame(page)
    const clip = await clipOf(client(notepad))
    const { width, height } = await boxOf(client(notepad))
    expect(isInsidePath(clip, width / 2 + 0.5, height / 2 + 0.5)).toBe(false)
    expect(isInsidePath(clip, 0.5, 0.5)).toBe(false)
    expect(await hitAt(page, { x: 200, y: 200 })).toBe('window 3')
    const tree = await page.context().newCDPSession(page)
    const { root } = await tree.send('DOM.getDocument')
    const { nodes } = await tree.send('Accessibility.queryAXTree', {
      nodeId: root.nodeId,
      role: 'textbox',
      accessibleName: 'Text',
    })
    expect(nodes.map(({ ignored, value }) => [ignored, value?.value])).toEqual([
      [false, 'still read'],
    ])
    await expect(page.getByRole('dialog')).toHaveCount(2)
  })
})
