/** My Computer: its overview’s cards and groups, its menus, and its layout on a phone. */
import { site } from '../../src/sample/site.ts'
import { button, chooseRow, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { boxOf } from '../support/phoneDriver.ts'
import { addressOf, diskOf, fileOf, openMyComputer } from '../support/myComputerDriver.ts'

const ASSISTANT = site.assistant.name

const CODE = site.profiles.find(({ kind }) => kind === 'code') ?? { label: '', url: '' }

test('the overview shows cards and groups, whose entries lead to places, tabs or a message', async ({
  page,
  allowConsole,
}) => {
  const myComputer = await openMyComputer(page)

  await test.step('shows the cards and the groups', async () => {
    await expect(addressOf(myComputer)).toHaveValue('My Computer')
    await expect(addressOf(myComputer)).not.toBeEditable()
    await expect(myComputer.getByRole('heading')).toHaveText([
      ...['System Tasks', 'Other Places', 'Details'],
      ...['Files Stored on This Computer', 'Hard Disk Drives', 'Devices with Removable Storage'],
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
    for (const name of ['Back', 'Forward', 'Up']) {
      await expect(myComputer.getByRole('button', { name })).toBeDisabled()
    }
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

  await test.step('an entry without an app opens an error message', async () => {
    allowConsole(/could not be played/)
    const lines = { 'My Network Places': 2, 'CD Drive (D:)': 2, Folders: 3, 'Add or remove': 3 }
    for (const [name, count] of Object.entries(lines)) {
      await myComputer.getByRole('button', { name }).click()
      const dialog = page.getByRole('alertdialog', { name: 'C:\\' })
      await expect(dialog).toContainText('C:\\Application not found')
      await expect(dialog.getByRole('paragraph')).toHaveCount(count)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
    }
  })

  await test.step('tasks, tools and rows of the menus lead to what there is', async () => {
    const leads = { 'View system information': 'Task Manager', 'Change a setting': 'Control Panel' }
    for (const [name, app] of Object.entries({ ...leads, Search: 'Search' })) {
      await myComputer.getByRole('button', { name, exact: true }).click()
      const opened = windowsOf(page, app)
      await expect(opened).toHaveAttribute('data-active', 'true')
      await button(opened, 'Close').click()
    }
    await chooseRow(myComputer, 'Help', 'Is this copy of Windows legal?')
    const answer = page.getByRole('alertdialog', { name: 'Is this copy of Windows legal?' })
    await expect(answer).toContainText('There is no copy of Windows here.')
    await button(answer, 'OK').click()
    await diskOf(myComputer).click()
    await fileOf(myComputer, 'assets').dblclick()
    await fileOf(myComputer, 'icons').click()
    await chooseRow(myComputer, 'View', 'Refresh')
    await expect(fileOf(myComputer, 'icons')).toHaveAttribute('aria-selected', 'false')
    await chooseRow(myComputer, 'View', 'Go to', 'Up One Level')
    await expect(addressOf(myComputer)).toHaveValue('C:/')
    await chooseRow(myComputer, 'View', 'Go to', 'Back')
    await expect(addressOf(myComputer)).toHaveValue('My Computer')
    await button(myComputer, 'Places').click()
    const frame = await boxOf(addressOf(myComputer).locator('..'))
    const list = page.getByRole('menu', { name: 'Places' })
    await expect
      .poll(() => boxOf(list))
      .toMatchObject({
        x: Math.round(frame.x),
        y: Math.round(frame.y + frame.height),
        width: Math.round(frame.width),
      })
    await page.getByRole('menuitem', { name: 'My Pictures' }).click()
    await expect(addressOf(myComputer)).toHaveValue('My Pictures')
    await button(myComputer, 'Go').click()
    await expect(page.locator('[data-part="tip"]')).toHaveText('This is My Pictures.')
    await button(myComputer, 'Back').click()
  })

  await test.step('empty ground has a menu, and entries and the pane at the left have none', async () => {
    const groups = myComputer.getByRole('heading', { name: 'Links' }).locator('xpath=../..')
    const ground = page.getByRole('menu', { name: 'My Computer', exact: true })
    for (const name of ['Local Disk (C:)', 'Other Places']) {
      await button(myComputer, name).click({ button: 'right' })
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
    await groups.click({ button: 'right', position: { x: 400, y: 20 } })
    await expect(ground.getByRole('menuitem', { disabled: false })).toHaveText([
      ...['View', 'Arrange Icons by', 'Refresh', 'Properties'],
    ])
    await ground.getByRole('menuitem', { name: 'Properties' }).click()
    const properties = page.getByRole('alertdialog', { name: 'My Computer Properties' })
    await expect(properties).toContainText('Address: /#/my-computer')
    await button(properties, 'OK').click()
  })

  await test.step('and a double-click opens one, in front', async () => {
    allowConsole(/could not be played/)
    await myComputer.getByRole('button', { name: 'CD Drive (D:)' }).dblclick()
    const dialog = page.getByRole('alertdialog', { name: 'C:\\' })
    await expect(dialog).toHaveCount(1)
    await expect(dialog).toHaveAttribute('data-active', 'true')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('links open new tabs', async () => {
    const addresses = { [ASSISTANT]: '/', Blog: '/blog', [CODE.label]: CODE.url }
    for (const [name, address] of Object.entries(addresses)) {
      const link = myComputer.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
      await expect(link).toHaveAccessibleDescription('Opens in a new tab')
    }
  })

  await test.step('menus open the help and close the window; the folder stays on a phone', async () => {
    await diskOf(myComputer).click()
    await chooseRow(myComputer, 'Help', 'Help and Support Center')
    const help = page.locator('[data-app="Help and Support"]')
    await expect(help.getByRole('searchbox', { name: 'Search help' })).toBeFocused()
    await help.getByRole('button', { name: 'Close', exact: true }).click()

    await fileOf(myComputer, 'assets').dblclick()
    await fileOf(myComputer, 'icons').click()
    await page.setViewportSize({ width: 500, height: 800 })
    await expect(page.locator('main[data-layout="mobile"]')).toHaveCount(1)
    await expect(addressOf(myComputer)).toHaveValue('C:/assets')
    await expect(fileOf(myComputer, 'icons')).toHaveAttribute('aria-selected', 'true')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('main[data-layout="desktop"]')).toHaveCount(1)
    await chooseRow(myComputer, 'File', 'Close')
    await expect(myComputer).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true })

  test('every tool is whole, a tap enters a folder or opens a file, and a double tap does no more', async ({
    page,
  }) => {
    await page.goto('/?freeze')
    const grid = page.getByRole('list', { name: 'Apps' })
    await grid.getByRole('button', { name: 'My Computer' }).tap()
    const sheet = page.getByRole('dialog', { name: 'My Computer' })

    for (const [width, height] of [
      [320, 640],
      [667, 375],
      [390, 760],
    ] as const) {
      await page.setViewportSize({ width, height })
      const edge = await boxOf(sheet.locator('[data-part="client"]'))
      for (const name of ['Back', 'Forward', 'Up', 'Search', 'Folders', 'Views']) {
        const box = await boxOf(sheet.getByRole('button', { name, exact: true }))
        expect(box.width).toBeGreaterThanOrEqual(44)
        expect(box.x + box.width).toBeLessThanOrEqual(edge.x + edge.width)
      }
    }

    await diskOf(sheet).tap()
    const { x, y, width, height } = await boxOf(fileOf(sheet, 'assets'))
    const center = [x + width / 2, y + height / 2] as const
    await page.touchscreen.tap(...center)
    await page.touchscreen.tap(...center)
    await expect(addressOf(sheet)).toHaveValue('C:/assets')
    await expect(sheet.getByText('System Tasks')).toBeHidden()

    await sheet.getByRole('button', { name: 'Up', exact: true }).tap()
    await expect(addressOf(sheet)).toHaveValue('C:/')
    // A tap on a file soon after another one counts as its double tap.
    await page.waitForTimeout(500)
    const opened = page.context().waitForEvent('page')
    await fileOf(sheet, 'favicon.svg').tap()
    expect(new URL((await opened).url()).pathname).toBe('/favicon.svg')

    // My Documents and My Pictures are sheets.
    await page.goto('/?freeze#/my-documents')
    await expect(sheet.getByRole('option', { name: 'Projects' })).toBeVisible()
    await page.goto('/?freeze#/my-pictures')
    await expect(sheet.getByRole('option', { name: 'wallpaper.webp' })).toBeVisible()
  })
})
