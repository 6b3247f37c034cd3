/** The search of the site: its window, and the box on pages and in windows of lists and articles. */
import type { Locator, Page } from '@playwright/test'
import { badlyHeard, violations } from '../support/axe.ts'
import {
  chooseFromStart,
  idOf,
  nextFrame,
  openApp,
  openDesktop,
  taskbarButton,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/phoneDriver.ts'

const INDEX = '**/search.json'

const search = (page: Page): Locator => windowsOf(page, 'Search')
const box = (scope: Page | Locator): Locator =>
  scope.getByRole('combobox', { name: 'Search this site', exact: true })
const results = (scope: Page | Locator): Locator =>
  scope.getByRole('listbox', { name: 'Results', exact: true })
const options = (scope: Page | Locator): Locator => results(scope).getByRole('option')
const chosen = (scope: Page | Locator): Locator =>
  results(scope).locator('[role="option"][aria-selected="true"]')

test.describe('the window', () => {
  test('opens by its keys outside of texts, and by START', async ({ page }) => {
    await openDesktop(page)
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys)
      await expect(box(search(page))).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(search(page)).toHaveCount(0)
    }
    const notepad = await openApp(page, 'Notepad')
    const text = notepad.getByRole('textbox', { name: 'Text' })
    await text.fill('Milk')
    await text.press('Control+k')
    await expect(text).toHaveValue('Milk')
    await expect(search(page)).toHaveCount(0)
    await notepad.locator('[data-part="title-bar"]').focus()
    await page.keyboard.press('Control+k')
    await expect(box(search(page))).toBeFocused()
    // There is one, which comes to the front.
    const taskbar = page.getByRole('toolbar', { name: 'Taskbar' })
    await taskbar.getByRole('button', { name: /Notepad/ }).click()
    await expect(notepad).toHaveAttribute('data-active', 'true')
    await openAgain(page)
    await expect(search(page)).toHaveCount(1)
    await expect(search(page)).toHaveAttribute('data-active', 'true')

    await test.step('with the old words chosen, wherever the focus was and was left', async () => {
      await page.keyboard.type('position bias')
      for (const isMinimized of [false, true]) {
        await search(page).locator('[data-part="title-bar"]').focus()
        if (isMinimized) await windowButton(search(page), 'Minimize').click()
        await page.keyboard.press('Control+k')
        await expect(box(search(page))).toBeFocused()
        await page.keyboard.type(isMinimized ? 'the' : 'kappa')
        await expect(box(search(page))).toHaveValue(isMinimized ? 'the' : 'kappa')
      }
    })

    await test.step('and comes back from its button as it was left', async () => {
      await expect(search(page).getByRole('status')).toHaveText(/\d+ results/)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const isChosen = options(page).nth(2)
      await expect(isChosen).toHaveAttribute('aria-selected', 'true')
      const top = await results(page).evaluate((list) => {
        list.scrollTop = 120
        return list.scrollTop
      })
      const button = taskbarButton(page, await idOf(search(page)))
      await button.click()
      await expect(search(page)).toBeHidden()
      await button.click()
      await expect(isChosen).toHaveAttribute('aria-selected', 'true')
      // What is indexed again arrives after the frame that shows the window.
      await nextFrame(page)
      expect(await results(page).evaluate((list) => list.scrollTop)).toBe(top)
      await expect(box(search(page))).toHaveValue('the')
    })
  })

  test('says what it lacks, shows results in groups with marked words, which keys and presses open, and empties and closes by Escape', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/search\.json|ERR_FAILED/)
    await page.route(INDEX, (route) => route.abort())
    await openDesktop(page)
    await page.keyboard.press('Control+k')

    await test.step('says that it could not be loaded, and loads it again', async () => {
      await box(page).fill('robots.txt')
      await expect(page.getByRole('alert')).toContainText('could not be loaded')
      await page.unroute(INDEX)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(chosen(page)).toContainText('robots.txt')
    })

    await test.step('in groups, with marked words, typing errors forgiven', async () => {
      await box(page).fill('compositer typescript notepad')
      for (const group of ['Articles', 'Skills', 'Apps']) {
        await expect(results(page).getByRole('group', { name: group })).toBeVisible()
      }
      await expect(results(page).locator('mark').filter({ hasText: 'compositor' })).not.toHaveCount(
        0,
      )
      await expect(page.getByRole('status')).toContainText('results')
    })

    await test.step('and how many there are is announced once, when typing rests', async () => {
      const announced = search(page).getByRole('status')
      await expect(announced).toHaveText(/results/)
      const words = await box(page).evaluate(async (input: HTMLInputElement) => {
        const status = input.closest('[data-app]')?.querySelector('[role="status"]')
        const said: (string | null | undefined)[] = []
        const heard = new Promise<void>((resolve) => {
          new MutationObserver(() => {
            said.push(status?.textContent)
            resolve()
          }).observe(status ?? input, { childList: true, characterData: true, subtree: true })
        })
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        for (const text of ['position', 'kappa', 'notepad', 'xyzzyplugh']) {
          write?.call(input, text)
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }
        await heard
        return said
      })
      expect(words).toEqual([expect.stringContaining('matches “xyzzyplugh”')])
    })

    await test.step('Enter opens a window at its section, a press another', async () => {
      await box(page).fill('position bias')
      await expect(chosen(page)).toContainText('Position bias: the swap test')
      await box(page).press('Enter')
      await expect(windowsOf(page, 'BlogPost')).toHaveAttribute(
        'data-location',
        '/blog/testing-llm-as-judge/position-bias-the-swap-test',
      )
      await expect.poll(() => markedWords(page)).toEqual(['bias', 'position'])
      await openAgain(page)
      await box(page).fill('cookies')
      await options(page).filter({ hasText: 'Cookies' }).first().click()
      await expect(page.getByRole('dialog', { name: /cookie/i })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: /cookie/i })).toHaveCount(0)
    })

    await test.step('says that it found nothing, is emptied and closed', async () => {
      await openAgain(page)
      await box(page).fill('xyzzyplugh')
      await expect(search(page).getByRole('status')).toContainText('Nothing on this site matches')
      await box(page).press('Escape')
      await expect(box(page)).toHaveValue('')
      await box(page).press('Escape')
      await expect(search(page)).toHaveCount(0)
    })
  })
})

/** What is marked in the windows that a search has led to, in lower case, each once. */
function markedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = [...(CSS.highlights.get('found') ?? [])].map((range) => {
      const { startContainer: text, startOffset, endOffset } = range
      return (text.textContent ?? '').slice(startOffset, endOffset).toLowerCase()
    })
    return [...new Set(words)].sort()
  })
}

/** Asks for the search by START. */
async function openAgain(page: Page): Promise<void> {
  await chooseFromStart(page, 'Search')
  await expect(box(search(page))).toBeFocused()
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a box in the grid opens the search, whose results are pages', async ({ page }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Search this site', exact: true }).tap()

    await test.step('where a visitor types at once, while it is still loading', async () => {
      const early = search(page).getByRole('textbox', { name: 'Search this site' })
      // Without waiting: the tap itself must have done it.
      expect(await early.evaluate((each) => each === document.activeElement)).toBe(true)
      expect([...(await violations(page)), ...(await badlyHeard(page))]).toEqual([])
      await page.keyboard.type('cost of ')
      release()
      await expect(box(page)).toBeFocused()
      await expect(early).toBeHidden()
      await page.keyboard.type('judging')
      await expect(box(page)).toHaveValue('cost of judging')
    })
    await test.step('a file opens in a sheet, and Back leads to the results', async () => {
      await box(page).fill('robots.txt')
      await expect(chosen(page)).toContainText('robots.txt')
      await options(page).first().tap()
      const sheet = windowsOf(page, 'Notepad')
      await expect(sheet).toHaveAttribute('data-location', '/notepad/robots.txt')
      await page.goBack()
      await expect(box(page)).toBeVisible()
      await box(page).fill('cost of judging')
    })
    await expect(chosen(page)).toContainText('Cost')
    await options(page).first().tap()
    await expect(page).toHaveURL(/\/blog\/testing-llm-as-judge#cost$/)
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test.describe('the box of a page', () => {
  test('offers what matches, by mouse and keys, and leads there, once its index has loaded', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/search\.json|ERR_FAILED|The search failed to load/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await expect(page.getByRole('searchbox', { name: 'Search this site' })).toBeVisible()
    expect(asked).not.toContain('/search.json')
    await page.route(INDEX, (route) => route.abort())
    await page.locator('[data-part="search"]').fill('kappa')
    await expect(page.getByText('The search could not be loaded').first()).toBeVisible()
    await page.unroute(INDEX)
    await page.keyboard.type(' paradox')
    await expect(options(page).first()).toBeVisible()
    await box(page).fill('calibraton')
    await expect(chosen(page)).toContainText('Calibration sets')
    await expect(chosen(page).locator('mark').first()).toHaveText('Calibration')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(results(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveValue('')
    await box(page).fill('xyzzyplugh')
    await expect(page.getByRole('status').filter({ hasText: 'Nothing matches' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveValue('')
    await expect(page.getByText('Nothing matches').filter({ visible: true })).toHaveCount(0)
    await box(page).fill('turn off snow')
    await expect(options(page).first()).toContainText('Snow')
    await box(page).fill('idle desktop')
    await options(page).filter({ hasText: 'mostly asleep' }).click()
    await expect(page).toHaveURL(/\/blog\/windows-xp-portfolio#one-scheduler-mostly-asleep$/)

    // Ctrl+K leads to it from every page.
    await page.goto('/about')
    await page.keyboard.press('Control+k')
    await expect(page).toHaveURL('/blog#search')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('coding')
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(box(page)).not.toBeFocused()
    await expect(results(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('kappa')
    await expect(box(page)).toHaveValue('kappa')
  })
  for (const width of [390, 1440]) {
    test(`is on an article, too, ${width} px wide, and loads nothing before its first use`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.setViewportSize({ width, height: 844 })
      const article = '/blog/windows-xp-portfolio'
      await page.goto(article, { waitUntil: 'networkidle' })
      const early = new Set(asked)
      expect(early).not.toContain('/search.json')
      await page.keyboard.press('Control+k')
      await expect(box(page)).toBeFocused()
      await expect(page).toHaveURL(article)
      await expect.poll(() => asked).toContain('/search.json')
      const lazy = asked.filter((each) => each.endsWith('.js') && !early.has(each))
      expect(lazy.length).toBeGreaterThan(0)
      await page.keyboard.type('calibraton')
      await expect(chosen(page)).toContainText('Calibration sets')
      // All of what is found is legible, although the box is narrow.
      const found = await results(page).boundingBox()
      expect(found?.width).toBeGreaterThan(340)
      expect(found?.x).toBeGreaterThanOrEqual(0)
      expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(width)
      expect([...(await violations(page)), ...(await badlyHeard(page))]).toEqual([])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/blog\/testing-llm-as-judge#calibration-sets$/)
    })
  }
})

test('the box of a list in a window finds the same, and opens it in a window', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openDesktop(page)
  const blog = await openApp(page, 'Blog')
  const idle = blog.getByRole('searchbox', { name: 'Search this site', exact: true })
  await expect(idle).toBeVisible()
  expect(asked).not.toContain('/search.json')
  await idle.fill('calibraton')
  await expect(chosen(blog)).toContainText('Calibration sets')
  await page.keyboard.press('ArrowDown')
  await expect(options(blog).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(results(blog)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(box(blog)).toHaveValue('')
  await expect(blog).toHaveAttribute('data-active', 'true')
  await page.keyboard.type('idle desktop')
  await expect(options(blog).first()).toBeVisible()
  expect([...(await violations(page)), ...(await badlyHeard(page))]).toEqual([])
  await options(blog).filter({ hasText: 'mostly asleep' }).click()
  await expect(windowsOf(page, 'BlogPost')).toHaveAttribute(
    'data-location',
    '/blog/windows-xp-portfolio/one-scheduler-mostly-asleep',
  )
  await expect(results(blog)).toHaveCount(0)
})
