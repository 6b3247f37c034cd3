/** My Computer: its overview’s cards and groups, its menus, and its layout on a phone. */
import type { Locator, Page } from '@playwright/test'
import { site } from '../../src/sample/site.ts'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { boxOf } from '../support/phoneDriver.ts'
import { addressOf, diskOf, fileOf, openDisk, openMyComputer } from '../support/myComputerDriver.ts'

const ASSISTANT = site.assistant.name

const CODE = site.profiles.find(({ kind }) => kind === 'code') ?? { label: '', url: '' }

test.describe('the overview', () => {
  test('shows the cards and the groups, with targets of 24 px, and entries without an app open an error message', async ({
    page,
    allowConsole,
  }) => {
    const myComputer = await openMyComputer(page)

    await test.step('shows the cards and the groups', async () => {
      await expect(addressOf(myComputer)).toHaveValue('My Computer')
      await expect(addressOf(myComputer)).not.toBeEditable()
      await expect(myComputer.getByRole('heading')).toHaveText([
        'System Tasks',
        'Other Places',
        'Details',
        'Files Stored on This Computer',
        'Hard Disk Drives',
        'Devices with Removable Storage',
        'Links',
      ])
      await expect(myComputer.getByRole('listitem')).toHaveText([
        ...['View system information', 'Add or remove programs', 'Change a setting'],
        ...['My Network Places', 'My Documents', 'Shared Documents', 'Control Panel'],
        ...[ASSISTANT, 'Blog'],
        ...['Shared Documents', "User's Documents"],
        'Local Disk (C:)',
        'CD Drive (D:)',
        CODE.label,
      ])
    })

    await test.step('a card folds up and down', async () => {
      const head = myComputer.getByRole('button', { name: 'Other Places' })
      const row = myComputer.getByRole('button', { name: 'My Network Places' })
      await expect(head).toHaveAttribute('aria-expanded', 'true')
      await head.click()
      await expect(head).toHaveAttribute('aria-expanded', 'false')
      await expect(row).toBeHidden()
      await head.press('Enter')
      await expect(row).toBeVisible()
    })

    await test.step('Back, Forward and Up are disabled', async () => {
      for (const name of ['Back', 'Forward', 'Up']) {
        await expect(myComputer.getByRole('button', { name })).toBeDisabled()
      }
    })

    await test.step('every button and link is a target of 24 px at least', async () => {
      const client = myComputer.locator('[data-part="client"]')
      const small = await client.locator('button, a, input').evaluateAll((targets) =>
        targets
          .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ text }) => text),
      )
      expect(small).toEqual([])
    })

    await test.step('an entry without an app opens an error message', async () => {
      allowConsole(/could not be played/)
      for (const name of ['Change a setting', 'Control Panel', 'CD Drive (D:)', 'Folders']) {
        await myComputer.getByRole('button', { name }).click()
        const dialog = page.getByRole('alertdialog', { name: 'C:\\' })
        await expect(dialog.getByRole('paragraph')).toHaveText(['C:\\', 'Application not found'])
        await page.keyboard.press('Enter')
        await expect(dialog).toHaveCount(0)
      }
    })
  })

  test('its links open new tabs', async ({ page }) => {
    const myComputer = await openMyComputer(page)
    const addresses = { [ASSISTANT]: '/', Blog: '/blog', [CODE.label]: CODE.url }
    for (const [name, address] of Object.entries(addresses)) {
      const link = myComputer.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
    const opened = page.context().waitForEvent('page')
    await myComputer.getByRole('link', { name: ASSISTANT }).click()
    await expect((await opened).getByRole('main')).toBeAttached()
    expect(new URL((await opened).url()).pathname).toBe('/')
  })
})

test.describe('its menus', () => {
  const choose = async (page: Page, myComputer: Locator, title: string, row: string) => {
    await myComputer.getByRole('menuitem', { name: title, exact: true }).click()
    await page.getByRole('menu').getByText(row, { exact: true }).click()
  }

  test('Help opens the help of the site, Close closes the window', async ({ page }) => {
    const myComputer = await openMyComputer(page)
    await choose(page, myComputer, 'Help', 'Help and Support Center')
    const help = page.locator('[data-app="Help and Support"]')
    await expect(help.getByRole('searchbox', { name: 'Search help' })).toBeFocused()
    await help.getByRole('button', { name: 'Close', exact: true }).click()
    await choose(page, myComputer, 'File', 'Close')
    await expect(myComputer).toHaveCount(0)
  })

  test('other rows do nothing', async ({ page }) => {
    const myComputer = await openDisk(page)
    await choose(page, myComputer, 'View', 'Refresh')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await myComputer.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    const cut = page.getByRole('menuitem', { name: 'Cut', exact: true })
    await expect(cut).toHaveAttribute('aria-disabled', 'true')
    await cut.click({ force: true })
    await expect(addressOf(myComputer)).toHaveValue('C:/')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('the folder stays open when minimized and when the layout changes', async ({ page }) => {
  const myComputer = await openDisk(page)
  await fileOf(myComputer, 'assets').dblclick()
  await fileOf(myComputer, 'icons').click()
  await myComputer.getByRole('button', { name: 'Minimize' }).click()
  await expect(myComputer).toBeHidden()
  const taskbar = page.getByRole('toolbar', { name: 'Taskbar' })
  await taskbar.getByRole('button', { name: 'My Computer' }).click()
  await expect(addressOf(myComputer)).toHaveValue('C:/assets')
  await expect(fileOf(myComputer, 'icons')).toHaveAttribute('aria-selected', 'true')
  await page.setViewportSize({ width: 500, height: 800 })
  const sheet = page.getByRole('dialog', { name: 'My Computer' })
  await expect(addressOf(sheet)).toHaveValue('C:/assets')
  await expect(fileOf(sheet, 'icons')).toHaveAttribute('aria-selected', 'true')
})

test('axe finds nothing', async ({ page }) => {
  const myComputer = await openMyComputer(page)
  const found = () => violations(page, { parts: ['[data-app="My Computer"]'] })
  expect(await found()).toEqual([])
  await myComputer.getByRole('button', { name: 'My Documents' }).hover()
  expect(await found()).toEqual([])
  await diskOf(myComputer).click()
  await fileOf(myComputer, 'assets').click()
  expect(await found()).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true })

  test('a tap enters a folder, and a double tap no more than that', async ({ page }) => {
    await page.goto('/?freeze')
    await page
      .getByRole('list', { name: 'Apps' })
      .getByRole('button', { name: 'My Computer' })
      .tap()
    const sheet = page.getByRole('dialog', { name: 'My Computer' })
    await diskOf(sheet).tap()
    const box = await fileOf(sheet, 'assets').boundingBox()
    if (!box) throw new Error('not shown')
    const center = [box.x + box.width / 2, box.y + box.height / 2] as const
    await page.touchscreen.tap(...center)
    await page.touchscreen.tap(...center)
    await expect(addressOf(sheet)).toHaveValue('C:/assets')
    await expect(sheet.getByText('System Tasks')).toBeHidden()
  })

  test('every tool is whole, on narrow phones and sideways ones', async ({ page }) => {
    await page.goto('/?freeze')
    await page
      .getByRole('list', { name: 'Apps' })
      .getByRole('button', { name: 'My Computer' })
      .tap()
    const sheet = page.getByRole('dialog', { name: 'My Computer' })
    const tools = ['Back', 'Forward', 'Up', 'Search', 'Folders', 'Views'].map((name) =>
      sheet.getByRole('button', { name, exact: true }),
    )
    for (const [width, height] of [
      [390, 760],
      [320, 640],
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height })
      const edge = await boxOf(sheet.locator('[data-part="client"]'))
      for (const tool of tools) {
        const box = await boxOf(tool)
        expect(box.width).toBeGreaterThanOrEqual(44)
        expect(box.x + box.width).toBeLessThanOrEqual(edge.x + edge.width)
      }
    }
  })

  test('a tap opens a file', async ({ page }) => {
    await page.goto('/?freeze')
    await page
      .getByRole('list', { name: 'Apps' })
      .getByRole('button', { name: 'My Computer' })
      .tap()
    const sheet = page.getByRole('dialog', { name: 'My Computer' })
    await diskOf(sheet).tap()
    const opened = page.context().waitForEvent('page')
    await fileOf(sheet, 'favicon.svg').tap()
    expect(new URL((await opened).url()).pathname).toBe('/favicon.svg')
  })
})
