/** The phone's switcher, and what Back does: by touch, keyboard and the browser's history. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { fingerOf } from '../support/hands.ts'
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
  switcher,
  text,
} from '../support/phoneDriver.ts'

/** How far the part is scrolled that is. Runs in the page. */
const scrolledPart = (root: Element): number =>
  [...root.querySelectorAll('*')].find(({ scrollTop }) => scrollTop > 0)?.scrollTop ?? 0

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await expect(grid(page)).toBeVisible()
})

test.describe('the switcher', () => {
  test('shows one tile a window, leaves by Home, closes a window, and is modal', async ({
    page,
  }) => {
    await test.step('shows one tile a window, 70vh tall, the last used first', async () => {
      await icon(page, 'Notepad').tap()
      await button(page, 'start').tap()
      await icon(page, 'My Computer').tap()
      await button(page, 'Switch apps').tap()
      await expect(cards(page)).toHaveCount(2)
      await expect(cards(page).first()).toContainText('My Computer')
      await expect(layout(page)).toHaveAttribute('data-view', 'switcher')
      for (const card of await cards(page).all()) {
        await expect.poll(async () => (await boxOf(card)).height).toBeCloseTo(PHONE.height * 0.7, 0)
      }
    })

    await test.step('leaves by Home with every window minimized', async () => {
      await button(switcher(page), 'Home').tap()
      await expect(switcher(page)).toHaveCount(0)
      await expect(page.locator('[data-window-id]:visible')).toHaveCount(0)
      await button(page, 'Switch apps').tap()
      await expect(cards(page)).toHaveCount(2)
    })

    await test.step('closes a window and stays', async () => {
      await button(cards(page).first(), 'Close').tap()
      await expect(cards(page)).toHaveCount(1)
      await button(cards(page), 'Close').tap()
      await expect(cards(page)).toHaveCount(0)
      await expect(button(switcher(page), 'Home')).toBeFocused()
      await button(switcher(page), 'Home').tap()
      await expect(page.locator('[data-window-id]')).toHaveCount(0)
    })

    await test.step('is modal: the focus stays in it until Escape or a tap beside the tiles', async () => {
      await icon(page, 'Notepad').tap()
      await button(page, 'Switch apps').focus()
      await page.keyboard.press('Enter')
      await expect(button(switcher(page), 'Home')).toBeFocused()
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Tab')
        await expect
          .poll(() =>
            page.evaluate(
              () =>
                document.activeElement === document.body ||
                !!document.activeElement?.closest('dialog'),
            ),
          )
          .toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(switcher(page)).toHaveCount(0)
      await expect(button(page, 'Switch apps')).toBeFocused()
      await expect(layout(page)).toHaveAttribute('data-view', 'desktop')
    })
  })

  test('shows apps as they are, hidden ones too, where they are scrolled to', async ({ page }) => {
    await icon(page, 'My Computer').tap()
    await expect(button(sheet(page, 'My Computer'), 'Local Disk (C:)')).toBeVisible()
    const scrolled = (scope: Locator) => scope.evaluate(scrolledPart)
    await sheet(page, 'My Computer').evaluate((root) => {
      const parts = [...root.querySelectorAll('*')]
      const scroller = parts.find(
        (part) =>
          part.scrollHeight > part.clientHeight &&
          /auto|scroll/.test(getComputedStyle(part).overflowY),
      )
      scroller?.scrollTo(0, 80)
    })
    await expect.poll(() => scrolled(sheet(page, 'My Computer'))).toBe(80)
    await button(page, 'start').tap()
    await icon(page, 'Notepad').tap()
    await expect(text(page)).toBeVisible()
    await button(page, 'Switch apps').tap()
    await expect.poll(() => scrolled(cards(page).nth(1))).toBe(80)
    await cards(page).nth(1).tap()
    await expect.poll(() => scrolled(sheet(page, 'My Computer'))).toBe(80)
  })

  test('shows what was typed, a swipe up closes an app, and a note that was closed is listed', async ({
    page,
  }) => {
    await icon(page, 'Notepad').tap()
    await text(page).fill('A note in small')
    await button(page, 'Switch apps').tap()
    const small = cards(page).locator('textarea')
    await expect(small).toHaveValue('A note in small')
    const box = await boxOf(small)
    const card = await boxOf(cards(page))
    expect(box.x).toBeGreaterThanOrEqual(card.x)
    expect(box.x + box.width).toBeLessThanOrEqual(card.x + card.width)
    await expect(switcher(page).getByRole('textbox')).toHaveCount(0)
    const at = { x: card.x + card.width / 2, y: card.y + card.height / 2 }
    const finger = await fingerOf(page)
    for (const [far, left] of [
      [60, 1],
      [160, 0],
    ] as const) {
      await finger.down(at)
      await finger.move({ x: at.x, y: at.y - far })
      await finger.up()
      await expect(cards(page)).toHaveCount(left)
    }
    const notes = switcher(page).getByRole('list', { name: 'My Recent Documents' })
    await notes.getByRole('button', { name: 'A note in small' }).tap()
    await expect(switcher(page)).toHaveCount(0)
    await expect(text(page)).toHaveValue('A note in small')
  })
})

test('Back closes the switcher first, then a menu, then the top app, before it leaves the page', async ({
  page,
}) => {
  await icon(page, 'Notepad').tap()
  await button(page, 'Switch apps').tap()
  await expect(switcher(page)).toBeVisible()
  await page.goBack()
  await expect(switcher(page)).toHaveCount(0)
  await expect(notepad(page)).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-window-id]')).toHaveCount(0)
  await expect(layout(page)).toBeVisible()

  await icon(page, 'Notepad').tap()
  await text(page).fill('milk and bread')
  await notepad(page).getByRole('menuitem', { name: 'Edit' }).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(notepad(page)).toBeVisible()
  await page.goBack()
  await expect(notepad(page)).toHaveCount(0)
  await expect(page.locator('[data-part="tip"]')).toContainText('in Switch apps')
  await expect(grid(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test.describe('held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('a phone keeps its layout, its files have room, and a note wraps', async ({ page }) => {
    await expect(page.locator('canvas')).toHaveCount(0)
    await icon(page, 'My Computer').tap()
    const computer = sheet(page, 'My Computer')
    const share = async (view: string): Promise<number> => {
      const content = await boxOf(computer.locator(`[data-view="${view}"]`))
      return content.height / (await boxOf(computer)).height
    }
    expect(await share('overview')).toBeGreaterThanOrEqual(0.6)
    await computer.getByRole('button', { name: 'Local Disk (C:)' }).tap()
    await expect(computer.getByRole('option').first()).toBeVisible()
    expect(await share('disk')).toBeGreaterThanOrEqual(0.6)
    await button(page, 'start').tap()
    await icon(page, 'Notepad').tap()
    await expect(text(page)).toHaveAttribute('wrap', 'soft')
  })
})
