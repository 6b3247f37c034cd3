/** The phone's layout of `/`, below 768 px: what the contract promises of its grid and sheets. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { watchShifts } from '../support/shifts.ts'
import {
  boxOf,
  button,
  cards,
  grid,
  icon,
  layout,
  notepad,
  PHONE,
  sheet,
  text,
} from '../support/phoneDriver.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

/** What a finger finds too small, but for links in a line of text and cards that are links as a whole. */
async function smallTargets(scope: Locator): Promise<string[]> {
  const all = scope.locator('button, a[href], input, textarea, summary, [role="option"]')
  return all.evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .filter((target) => getComputedStyle(target, '::before').position !== 'absolute')
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        // Scaled pixels do not always add up to whole ones.
        return Math.min(width, height) < 43.5
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  )
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await expect(grid(page)).toBeVisible()
})

test.describe('the grid', () => {
  test('has four columns of icons between two bars, asks for no canvas, and does not jump', async ({
    page,
  }) => {
    const totalShift = await watchShifts(page)
    await page.reload({ waitUntil: 'networkidle' })
    await test.step('has four columns of icons, and links where there is a page', async () => {
      await expect(grid(page).getByRole('button')).toHaveText([
        'My Computer',
        'Notepad',
        /.+/,
        'Cookies',
        'Control Panel',
      ])
      await expect(grid(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
      await expect(grid(page).getByRole('link', { name: 'About' })).toHaveAttribute(
        'href',
        '/about',
      )
      const boxes = await Promise.all((await grid(page).getByRole('listitem').all()).map(boxOf))
      expect(new Set(boxes.map((box) => Math.round(box.x))).size).toBe(4)
      expect(new Set(boxes.map((box) => Math.round(box.y))).size).toBe(2)
    })

    await test.step('stands between two bars, each with a clock', async () => {
      await expect(page.locator('[data-part="status-bar"] time')).toHaveText(/^\d{1,2}:\d\d [AP]M$/)
      await expect(layout(page).locator('time')).toHaveCount(2)
      const bottom = await boxOf(button(page, 'start'))
      expect(Math.round(bottom.y + bottom.height)).toBe(PHONE.height)
    })

    await test.step('asks for no canvas and none of its code', async () => {
      await expect(page.locator('canvas')).toHaveCount(0)
      const scripts = await page.evaluate(async () => {
        const names = performance.getEntriesByType('resource').map((entry) => entry.name)
        const texts = names
          .filter((name) => name.endsWith('.js'))
          .map(async (name) => (await fetch(name)).text())
        return Promise.all(texts)
      })
      expect(scripts.length).toBeGreaterThan(0)
      expect(
        scripts.filter((script) => /webglcontextlost|PixiJS (Warning|Deprecation)/.test(script)),
      ).toEqual([])
    })

    await test.step('shifts nothing while it loads', async () => {
      // To the digits that are reported anywhere.
      expect(await totalShift()).toBeCloseTo(0, 3)
    })
  })

  test('offers targets of 44 pixels in apps too', async ({ page }) => {
    for (const name of ['Notepad', 'Assistant', 'My Computer']) {
      await icon(page, name).tap()
      const client = page.locator(`[data-window-id][data-app="${name}"] [data-part="client"]`)
      await expect(client.getByRole('textbox').first()).toBeVisible()
      expect(await smallTargets(client), name).toEqual([])
      if (name === 'My Computer') {
        await button(client, 'Local Disk (C:)').tap()
        await expect(client.getByRole('option').first()).toBeVisible()
        expect(await smallTargets(client), 'files').toEqual([])
      }
      await button(page, 'start').tap()
    }
  })

  test('offers targets of 44 pixels on pages too', async ({ page, allowConsole }) => {
    allowConsole(/404/)
    const posts = ['/blog', '/blog/windows-xp-portfolio']
    for (const path of [...posts, '/about', '/help-and-support', '/licence', '/none']) {
      await page.goto(path)
      expect(await smallTargets(page.locator('body')), path).toEqual([])
    }
  })
})

test.describe('a sheet', () => {
  test('fills the screen between the bars, gives the focus back to its icon, and keeps its text while it is not seen', async ({
    page,
  }) => {
    await test.step('fills the screen between the bars and takes the focus', async () => {
      await icon(page, 'Notepad').tap()
      await expect(notepad(page)).toBeFocused()
      await expect(notepad(page)).toHaveAttribute('data-app', 'Notepad')
      await expect(notepad(page)).toHaveAttribute('data-window-id', '1')
      const box = await boxOf(notepad(page))
      const status = await boxOf(page.locator('[data-part="status-bar"]'))
      const start = await boxOf(button(page, 'start'))
      expect(box.x).toBe(0)
      expect(box.width).toBe(PHONE.width)
      expect(box.y).toBe(status.y + status.height)
      expect(box.y + box.height).toBe(start.y)
    })

    await test.step('gives the focus back to its icon when it closes', async () => {
      await button(notepad(page), 'Close').tap()
      await expect(notepad(page)).toHaveCount(0)
      await expect(icon(page, 'Notepad')).toBeFocused()
    })

    await test.step('keeps its text while it is minimized or covered', async () => {
      await icon(page, 'Notepad').tap()
      await text(page).fill('milk')
      await button(notepad(page), 'Minimize').tap()
      await expect(notepad(page)).toBeHidden()
      await icon(page, 'My Computer').tap()
      await expect(sheet(page, 'My Computer')).toBeVisible()
      await button(page, 'Switch apps').tap()
      await cards(page).filter({ hasText: 'Notepad' }).tap()
      await expect(text(page)).toHaveValue('milk')
      await expect(sheet(page, 'My Computer')).toBeHidden()
    })

    await test.step('is minimized with all others by start', async () => {
      await button(page, 'start').tap()
      await icon(page, 'Notepad').tap()
      await button(page, 'start').tap()
      await icon(page, 'My Computer').tap()
      await button(page, 'start').tap()
      await expect(page.locator('[data-window-id]:visible')).toHaveCount(0)
      await expect(icon(page, 'Notepad')).toBeVisible()
    })
  })
})

test('the soft keyboard leaves the whole layout in sight, zooming in does not shrink it, and a low screen shows more than bars', async ({
  page,
}) => {
  await icon(page, 'Notepad').tap()
  const report = (height: number, scale: number) =>
    page.evaluate(
      (values) => {
        const viewport = window.visualViewport
        for (const [name, value] of Object.entries(values))
          Object.defineProperty(viewport, name, { value, configurable: true })
        viewport?.dispatchEvent(new Event('resize'))
      },
      { height, scale },
    )
  // A keyboard of 300 pixels, as iOS reports it: the page stays, the visual viewport shrinks.
  await report(PHONE.height - 300, 1)
  await expect.poll(async () => (await boxOf(layout(page))).height).toBe(PHONE.height - 300)
  const box = await boxOf(text(page))
  expect(box.y + box.height).toBeLessThan(PHONE.height - 300)
  // Zooming in with two fingers shrinks it as well.
  await report(PHONE.height / 2, 2)
  await expect.poll(async () => (await boxOf(layout(page))).height).toBe(PHONE.height)

  // A low screen shows more than bars: a keyboard in landscape, a page at 400 %.
  await page.reload()
  await button(page, 'start').tap()
  await page.setViewportSize({ width: 844, height: 190 })
  await icon(page, 'Assistant').tap()
  const assistant = page.locator('[data-app="Assistant"]')
  const parts = ['[data-part="text"]', '[role="log"]', 'input'].map((part) =>
    assistant.locator(part).first(),
  )
  for (const part of parts) await expect(part).toBeVisible()
  const [line, log, field] = await Promise.all(parts.map(boxOf))
  expect((line?.y ?? 0) + 14).toBeLessThan((log?.y ?? 0) + (log?.height ?? 0))
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(190)
  await button(assistant, 'Minimize').tap()
  await expect(button(page, 'start')).toBeVisible()

  await page.setViewportSize({ width: 320, height: 256 })
  await icon(page, 'My Computer').tap()
  const second = sheet(page, 'My Computer').getByRole('button', { name: "User's Documents" })
  await expect(second).toBeInViewport({ ratio: 0.5 })

  // Files stand in lines, and what stands between bars keeps its height: the window scrolls.
  await page.goto('/#/my-computer/C/blog')
  const files = page.getByRole('option')
  const tops = async (): Promise<number> =>
    new Set(
      await files.evaluateAll((all) =>
        all
          .map((file) => file.getBoundingClientRect())
          .filter(({ bottom }) => bottom <= innerHeight)
          .map(({ top }) => Math.round(top)),
      ),
    ).size
  await expect.poll(tops, 'rows of files').toBeGreaterThan(1)
  await page.setViewportSize({ width: 844, height: 190 })
  for (const [path, middle] of [
    ['/paint', 'canvas'],
    ['/task-manager', '[role="tabpanel"]'],
  ] as const) {
    await page.goto(`/#${path}`)
    const shown = page.locator(`[data-location="${path}"] ${middle}`).first()
    await expect.poll(async () => (await boxOf(shown)).height).toBeGreaterThan(100)
  }
})
