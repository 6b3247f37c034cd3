/** Windows have addresses: the bar, the title, Back and Forward, links that can be shared. */
import type { Page } from '@playwright/test'
import { site } from '../../src/sample/site.ts'
import {
  client,
  icons,
  openApp,
  openDesktop,
  scene,
  windows,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { icon, layout, PHONE } from '../support/phoneDriver.ts'

const fragment = (page: Page) => new URL(page.url()).hash.slice(1)
const reader = (page: Page) => client(windowsOf(page, 'BlogPost')).locator('[data-autofocus]')
const scrollTop = (page: Page) => reader(page).evaluate((element) => element.scrollTop)

/** The desktop at an address behind `/#`, once it follows it. */
async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`)
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
}

async function expectActive(page: Page, app: string, address: string): Promise<void> {
  await expect(windowsOf(page, app)).toHaveAttribute('data-active', 'true')
  await expect.poll(() => fragment(page)).toBe(address)
  await expect(windowsOf(page, app)).toHaveAttribute('data-location', address)
  // A window is named after its page once that has loaded.
  await expect(async () => {
    const title = await windowsOf(page, app).evaluate(
      (window) => document.querySelector(`#${window.getAttribute('aria-labelledby')}`)?.textContent,
    )
    expect(await page.title()).toBe(`${title} · ${site.name}`)
  }).toPass({ timeout: 10_000 })
}

test('Back and Forward lead through what was opened, chosen and activated, at its place', async ({
  page,
}) => {
  await openDesktop(page, '?seed=4')
  const home = await page.title()
  await test.step('each step is shown in the bar and in the title', async () => {
    const blog = await openApp(page, 'Blog')
    await expectActive(page, 'Blog', '/blog')
    expect(page.url()).toContain('/?seed=4#/blog')
    await blog
      .getByRole('link', { name: /^Read article/ })
      .last()
      .click()
    await expectActive(page, 'BlogPost', '/blog/windows-xp-portfolio')
  })
  await test.step('a section is a step, and the place that was read is kept', async () => {
    const link = windowsOf(page, 'BlogPost').locator('li a[href*="#"]').nth(2)
    const id = (await link.getAttribute('href'))?.slice(1)
    for (const top of [0, 700]) {
      await reader(page).evaluate((element, to) => element.scrollTo(0, to), top)
      await expect.poll(() => scrollTop(page)).toBe(top)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await link.evaluate((element: HTMLElement) => element.click())
      await expectActive(page, 'BlogPost', `/blog/windows-xp-portfolio/${id}`)
      await expect.poll(() => scrollTop(page)).not.toBe(top)
      await page.goBack()
      await expectActive(page, 'BlogPost', '/blog/windows-xp-portfolio')
      await expect.poll(() => scrollTop(page)).toBe(top)
    }
  })
  await test.step('Back raises what was active before, and leaves the newer window open', async () => {
    await page.goBack()
    await expectActive(page, 'Blog', '/blog')
    await expect(windowsOf(page, 'BlogPost')).toHaveAttribute('data-active', 'false')
    await expect(windowsOf(page, 'Blog').locator(':focus')).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveTitle(home)
    await expect.poll(() => fragment(page)).toBe('')
    await expect(windows(page)).toHaveCount(2)
    await expect(page.locator('[data-active="true"]')).toHaveCount(0)
  })
  await test.step('the plain desktop has the focus, with a rectangle once a key is pressed', async () => {
    const first = icons(page).first()
    await expect(first).toBeFocused()
    await expect(first).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('ArrowDown')
    await expect(icons(page).nth(1)).toBeFocused()
    await expect(icons(page).nth(1)).toHaveCSS('outline-style', 'dotted')
  })
  await test.step('Forward raises it again', async () => {
    await page.goForward()
    await expectActive(page, 'Blog', '/blog')
    await page.goForward()
    await expectActive(page, 'BlogPost', '/blog/windows-xp-portfolio')
  })
})

test('an address opens its window, a wrong one says so, and the copied one leads to it by its page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAt(page, '/blog/windows-xp-portfolio/whole-device-pixels')
  await expect(windowsOf(page, 'BlogPost')).toHaveAttribute('data-active', 'true')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  await openAt(page, '/my-computer/C/blog')
  await expectActive(page, 'My Computer', '/my-computer/C/blog')
  await page.reload()
  await expectActive(page, 'My Computer', '/my-computer/C/blog')
  await page.evaluate(() => {
    location.hash = '/notepad'
  })
  await expectActive(page, 'Notepad', '/notepad')
  await page.goBack()
  await expectActive(page, 'My Computer', '/my-computer/C/blog')
  await page.evaluate(() => {
    location.hash = '/blog/a-post-that-nobody-has-written'
  })
  const error = windowsOf(page, 'Error')
  await expect(error.getByRole('paragraph').last()).toHaveText('Check the address.')
  await expect(error.getByRole('group', { name: 'Message' }), 'nothing to scroll').toHaveCount(0)
  await expect.poll(() => fragment(page)).toBe('/my-computer/C/blog')
  await error.getByRole('button', { name: 'OK' }).click()
  await expectActive(page, 'My Computer', '/my-computer/C/blog')

  const about = await openApp(page, 'About')
  await about.getByRole('button', { name: 'Copy link' }).click()
  await expect(about.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL('/about', page.url()).href)
  await page.goto(copied)
  const link = page.getByRole('link', { name: 'Open on the desktop' })
  await expect(link).toHaveAttribute('href', '/#/about')
  await link.click()
  await expect(windowsOf(page, 'About')).toHaveAttribute('data-active', 'true')
  await expect(icons(page)).not.toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the bar and the title follow the sheets, and Back leads through a sheet', async ({
    page,
  }) => {
    await page.goto('/?freeze')
    const home = await page.title()
    const computer = windowsOf(page, 'My Computer')
    const expectFront = async (address: string, title: string): Promise<void> => {
      await expect.poll(() => fragment(page)).toBe(address)
      await expect(page).toHaveTitle(title)
    }
    await icon(page, 'My Computer').tap()
    await expectFront('/my-computer', `My Computer · ${site.name}`)
    await test.step('Back inside a sheet leads to the folder before', async () => {
      await computer.getByRole('button', { name: 'Local Disk (C:)' }).tap()
      await computer.getByRole('option', { name: 'blog', exact: true }).dblclick()
      await expectFront('/my-computer/C/blog', `My Computer · ${site.name}`)
      await page.goBack()
      await expectFront('/my-computer/C', `My Computer · ${site.name}`)
      await expect(computer.getByRole('textbox', { name: 'Address' })).toHaveValue('C:/')
    })
    await test.step('a reload leaves the way back, which ends at the plain grid', async () => {
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
      await page.reload()
      await expectFront('/my-computer/C', `My Computer · ${site.name}`)
      await page.goBack()
      await expectFront('/my-computer', `My Computer · ${site.name}`)
      await page.goForward()
      await expectFront('/my-computer/C', `My Computer · ${site.name}`)
      await page.goBack()
      await expectFront('/my-computer', `My Computer · ${site.name}`)
      await page.goBack()
      await expectFront('', home)
      await expect(icon(page, 'My Computer')).toBeVisible()
    })
    await test.step('an address opens the page, or the sheet where there is none', async () => {
      await page.goto('about:blank')
      await page.goto('/#/blog/windows-xp-portfolio')
      await expect(page).toHaveURL(/\d\/blog\/windows-xp-portfolio$/)
      await expect(page.getByRole('link', { name: 'Open on the desktop' })).toBeHidden()
      await page.goto('/#/notepad')
      await expect(layout(page)).toBeVisible()
      await expect(windowsOf(page, 'Notepad').getByRole('textbox', { name: 'Text' })).toBeVisible()
    })
  })
})
