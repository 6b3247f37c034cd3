/** My Computer’s file browser over the files that the site serves. */
import { expect, test } from '../support/fixtures.ts'
import { addressOf, diskOf, fileOf, openMyComputer } from '../support/myComputerDriver.ts'

const LIST = '/files.json'

interface Listed {
  readonly shown: string
  readonly path: string
  readonly small?: string
}

test('by mouse: a click selects one, a double-click opens, Up and Back lead away', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(LIST)) asked.push(request.url())
  })
  const myComputer = await openMyComputer(page)
  const selected = myComputer.getByRole('option', { selected: true })
  expect(asked).toHaveLength(0)

  await test.step('a double-click on the disk selects nothing in it', async () => {
    await diskOf(myComputer).dblclick()
    await expect(myComputer.getByRole('option').first()).toBeVisible()
    await expect(addressOf(myComputer)).toHaveValue('C:/')
    await expect(selected).toHaveCount(0)
    expect(page.context().pages()).toHaveLength(1)
  })

  await test.step('a click selects one, a double-click enters a folder, Up leaves it', async () => {
    await expect(fileOf(myComputer, 'assets')).toHaveAttribute('data-type', 'folder')
    await expect(fileOf(myComputer, 'favicon.svg')).toHaveAttribute('data-type', 'file')
    await fileOf(myComputer, 'favicon.svg').click()
    await fileOf(myComputer, 'assets').click()
    await expect(selected).toHaveText(['assets'])
    await expect(addressOf(myComputer)).toHaveValue('C:/')
    await fileOf(myComputer, 'assets').dblclick()
    await fileOf(myComputer, 'icons').dblclick()
    await expect(addressOf(myComputer)).toHaveValue('C:/assets/icons')
    await expect(selected).toHaveCount(0)
  })

  await test.step('a double-click on a file opens its address in a new tab', async () => {
    const opened = page.context().waitForEvent('page')
    await fileOf(myComputer, 'home.svg').dblclick()
    const tab = await opened
    await tab.waitForLoadState()
    expect(new URL(tab.url()).pathname).toMatch(/^\/assets\/home-[\w-]{8}\.svg$/)
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await tab.close()
  })

  await test.step('Up leads to the folder above, and Back to the overview', async () => {
    const up = myComputer.getByRole('button', { name: 'Up' })
    await up.click()
    await expect(addressOf(myComputer)).toHaveValue('C:/assets')
    await expect(selected).toHaveText(['icons'])
    await expect(up).toBeFocused()
    await myComputer.getByRole('button', { name: 'Back' }).click()
    await expect(addressOf(myComputer)).toHaveValue('My Computer')
    await expect(diskOf(myComputer)).toBeFocused()
    await expect(myComputer.getByRole('status')).toHaveText('My Computer')
  })

  await test.step('the side pane leads to My Documents, and Back leads back', async () => {
    await myComputer.getByRole('button', { name: 'My Documents' }).click()
    await expect(addressOf(myComputer)).toHaveValue('My Documents')
    await expect(fileOf(myComputer, 'Projects')).toBeFocused()
    await expect(myComputer.getByRole('button', { name: 'Up' })).toBeDisabled()
    await myComputer.getByRole('button', { name: 'Back' }).click()
    await expect(addressOf(myComputer)).toHaveValue('My Computer')
    await page.goBack()
    await expect(addressOf(myComputer)).toHaveValue('My Documents')
  })
})

test('by keyboard: Enter opens, Backspace goes up, and keys follow the rows that are seen', async ({
  page,
}) => {
  const myComputer = await openMyComputer(page)
  const options = myComputer.getByRole('option')
  await page.keyboard.press('Enter')
  await expect(fileOf(myComputer, 'assets')).toBeFocused()
  await expect(fileOf(myComputer, 'assets')).toHaveAccessibleDescription('Folder')
  await page.keyboard.press('Enter')
  await expect(addressOf(myComputer)).toHaveValue('C:/assets')
  await expect(fileOf(myComputer, 'icons')).toBeVisible()
  await expect(options.first()).toBeFocused()
  const said = `assets: ${await options.count()} items`
  await expect(myComputer.getByRole('status')).toHaveText(said)
  await page.keyboard.type('ic')
  await expect(fileOf(myComputer, 'icons')).toBeFocused()
  await expect(fileOf(myComputer, 'icons')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(addressOf(myComputer)).toHaveValue('C:/assets/icons')

  await page.keyboard.press('Backspace')
  await expect(fileOf(myComputer, 'icons')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(fileOf(myComputer, 'assets')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(addressOf(myComputer)).toHaveValue('C:/')
  await expect(fileOf(myComputer, 'assets')).toBeFocused()
  await fileOf(myComputer, 'blog').press('Enter')
  await expect(addressOf(myComputer)).toHaveValue('C:/blog')
  await page.goBack()
  await expect(fileOf(myComputer, 'blog')).toBeFocused()
  await expect(fileOf(myComputer, 'blog')).toHaveAttribute('aria-selected', 'true')
})

test('the listed files exist once each, in their best form, and none is code', async ({
  request,
}) => {
  const list = (await (await request.get(LIST)).json()) as Listed[]
  const shown = list.map((file) => file.shown)
  expect(shown).toEqual(
    expect.arrayContaining([
      'assets/icons/my-computer.svg',
      'assets/images/windows-xp-portfolio.webp',
      'assets/wallpaper/wallpaper.webp',
      'blog/windows-xp-portfolio.md',
      'favicon.svg',
      'robots.txt',
      'system/fonts/dejavu-sans-condensed.woff2',
    ]),
  )
  for (const { shown: name, path } of list) {
    const answer = await request.get(path)
    expect.soft(answer.status(), name).toBe(200)
    const type = answer.headers()['content-type'] ?? ''
    expect.soft(type.startsWith('text/html'), name).toBe(name.endsWith('.html'))
    expect.soft(type, name).not.toContain('octet-stream')
  }
  expect(new Set(shown).size).toBe(shown.length)
  expect(new Set(list.map(({ path }) => path)).size).toBe(list.length)

  // The résumé as data is for visitors, too, and posts are opened in their windows.
  const code = shown.filter((name) => /\.(js|html|json|br|gz)$/.test(name))
  expect(code.filter((name) => !/^blog\/[^/]+\.html$/.test(name))).toEqual(['resume.json'])
  const pictures = list.filter((file) => /^assets\/(images|wallpaper)\//.test(file.shown))
  for (const { shown: name, path, small = path } of pictures) {
    const { length } = await (await request.get(small)).body()
    expect.soft(length, name).toBeLessThan(40_000)
  }
})

test('a disk that cannot be read says so, and tries again; an empty one is an empty folder', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/files\.json failed to load|status of 500/)
  const myComputer = await openMyComputer(page)
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${LIST}`, async (route) => {
    await answered
    await route.fulfill({ status: 500, body: 'no' })
  })

  await test.step('while it is read, Back works', async () => {
    await diskOf(myComputer).click()
    await expect(myComputer.getByRole('status')).toHaveText('Reading the disk…')
    await myComputer.getByRole('button', { name: 'Back' }).click()
    await expect(diskOf(myComputer)).toBeFocused()
  })

  await test.step('it says that it cannot be read, and is read again', async () => {
    answer()
    await diskOf(myComputer).click()
    await expect(myComputer.getByRole('alert')).toContainText('could not be read')
    await page.unroute(`**${LIST}`)
    await page.route(`**${LIST}`, (route) => route.fulfill({ json: [] }))
    await page.keyboard.press('Tab')
    await expect(myComputer.getByRole('button', { name: 'Try Again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(myComputer.getByText('This folder is empty.')).toBeVisible()
    await expect(myComputer.getByRole('listbox', { name: 'Files' })).toBeFocused()
  })
})
