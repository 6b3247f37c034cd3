/** What is shown has the same boxes in WebKit as in Chromium, on the desktop and on a phone. */
import type { Page } from '@playwright/test'
import { until, type WebDriver } from 'selenium-webdriver'
import { expect, test } from '../../support/fixtures.ts'
import { startWebKit, type WebKitHost } from './webkit.ts'

/** An address, and the elements that it shows. */
type State = readonly [address: string, elements: readonly string[]]

const WINDOW = '[data-window-id][data-app]'

const DESKTOP: readonly State[] = [
  ['/', ['main[data-layout="desktop"]', '[role="toolbar"]', '[data-icon-id="3"]']],
  ['/#/notepad', [WINDOW, `${WINDOW} [data-part="client"]`, `${WINDOW} textarea`]],
  ['/#/my-computer', [WINDOW, `${WINDOW} [role="menubar"]`]],
  ['/#/help-and-support', [WINDOW, `${WINDOW} [data-part="client"]`]],
  ['/#/blog', [WINDOW, `${WINDOW} [data-part="client"]`]],
  ['/#/nowhere-at-all', ['[role="alertdialog"]', '[role="alertdialog"] button']],
]

const PHONE: readonly State[] = [
  ['/', ['main[data-layout="mobile"]', 'ul[aria-label="Apps"]']],
  ['/#/notepad', [WINDOW, `${WINDOW} textarea`]],
  ['/#/nowhere-at-all', ['[role="alertdialog"]', '[role="alertdialog"] button']],
]

type Box = readonly number[]

/** The rounded box of the first element that matches. Runs in the page. */
function boxOf(selector: string): Box | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box ? [box.x, box.y, box.width, box.height].map(Math.round) : null
}

const READ = `return (${boxOf.toString()})(arguments[0])`

async function compare(page: Page, { driver }: WebKitHost, url: string, states: readonly State[]) {
  const [width = 0, height = 0] = await driver.executeScript<number[]>(
    'return [innerWidth, innerHeight]',
  )
  await page.setViewportSize({ width, height })
  for (const [address, elements] of states) {
    await driver.get('about:blank')
    await driver.get(`${url}${address}`)
    await page.goto('about:blank')
    await page.goto(address)
    for (const element of elements) {
      // Both are read anew until they agree: a sheet slides in, and a busy machine shows a late style sheet.
      const difference = async () => {
        const own = await page.evaluate(boxOf, element)
        const theirs = await driver.executeScript<Box | null>(READ, element)
        if (!own || !theirs) return Number.NaN
        return Math.max(
          ...own.map((value, index) => Math.abs(value - (theirs[index] ?? Number.NaN))),
        )
      }
      // Lines of text may differ by a pixel.
      await expect
        .poll(difference, { message: `${address} ${element}`, timeout: 20_000 })
        .toBeLessThanOrEqual(2)
    }
  }
}

/** A tab is typed without a style attribute, and the driver that draws on the CPU is not used, though WebKit hides its name. */
async function expectHabits(driver: WebDriver, url: string): Promise<void> {
  await driver.get(`${url}/#/notepad`)
  const css = `${WINDOW} textarea`
  await driver.wait(until.elementLocated({ css }), 20_000)
  await driver.executeScript(
    `document.addEventListener('securitypolicyviolation', () => { document.title = 'forbidden' })`,
  )
  const text = await driver.findElement({ css })
  await text.sendKeys('a\ue004b')
  expect(await driver.executeScript('return arguments[0].value', text)).toBe('a\tb')
  expect(await driver.getTitle()).not.toBe('forbidden')
  const canvas = await driver.findElement({ css: 'canvas[data-part="scene"]' })
  // The first frame names it, which may come after the window.
  const renderer = async (): Promise<string | null> => canvas.getAttribute('data-renderer')
  await expect.poll(renderer, { timeout: 20_000 }).toBe('canvas')
}

test.setTimeout(180_000)

test('the desktop has the same boxes', async ({ page, baseURL }) => {
  const webkit = await startWebKit(91)
  try {
    await webkit.driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 838 })
    await compare(page, webkit, baseURL ?? '', DESKTOP)
    await expectHabits(webkit.driver, baseURL ?? '')
  } finally {
    await webkit.end()
  }
})

test('a phone has the same boxes', async ({ page, baseURL }) => {
  const webkit = await startWebKit(92, 1.145)
  try {
    await webkit.driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 1004 })
    expect(await webkit.driver.executeScript('return innerWidth')).toBeLessThan(400)
    await compare(page, webkit, baseURL ?? '', PHONE)
  } finally {
    await webkit.end()
  }
})
