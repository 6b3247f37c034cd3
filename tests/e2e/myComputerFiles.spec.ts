/** My Computer’s file browser over the files that the site serves. */
import { expect, test } from '../support/fixtures.ts'
import { addressOf, diskOf, fileOf, openDisk, openMyComputer } from '../support/myComputerDriver.ts'

const LIST = '/files.json'

test.describe('the file browser with the mouse', () => {
  test('a double-click on the disk selects nothing in it', async ({ page }) => {
    const myComputer = await openMyComputer(page)
    await diskOf(myComputer).dblclick()
    await expect(myComputer.getByRole('option').first()).toBeVisible()
    await expect(addressOf(myComputer)).toHaveValue('C:/')
    await expect(myComputer.getByRole('option', { selected: true })).toHaveCount(0)
    expect(page.context().pages()).toHaveLength(1)
  })

  test('opens by one click on the disk, where clicks select and double-clicks enter', async ({
    page,
  }) => {
    const myComputer = await openDisk(page)

    await test.step('a click selects one, a double-click enters a folder, Up leaves it', async () => {
      const selected = myComputer.getByRole('option', { selected: true })
      await fileOf(myComputer, 'favicon.svg').click()
      await fileOf(myComputer, 'assets').click()
      await expect(selected).toHaveText(['assets'])
      await expect(addressOf(myComputer)).toHaveValue('C:/')
      await fileOf(myComputer, 'assets').dblclick()
      await fileOf(myComputer, 'icons').dblclick()
      await expect(addressOf(myComputer)).toHaveValue('C:/assets/icons')
      await expect(selected).toHaveCount(0)
      const up = myComputer.getByRole('button', { name: 'Up' })
      await up.click()
      await expect(addressOf(myComputer)).toHaveValue('C:/assets')
      await expect(selected).toHaveText(['icons'])
      await expect(up).toBeFocused()
      await up.click()
      await expect(addressOf(myComputer)).toHaveValue('C:/')
      await expect(up).toBeDisabled()
      await expect(fileOf(myComputer, 'assets')).toBeFocused()
    })

    await test.step('opens by one click on the disk, and Back returns', async () => {
      await expect(addressOf(myComputer)).toHaveValue('C:/')
      await expect(myComputer.getByRole('button', { name: 'Up' })).toBeDisabled()
      await expect(fileOf(myComputer, 'assets')).toHaveAttribute('data-type', 'folder')
      await expect(fileOf(myComputer, 'favicon.svg')).toHaveAttribute('data-type', 'file')
      await myComputer.getByRole('button', { name: 'Back' }).click()
      await expect(addressOf(myComputer)).toHaveValue('My Computer')
      await expect(diskOf(myComputer)).toBeFocused()
    })
  })

  test('a double-click on a file opens its address in a new tab', async ({ page }) => {
    const myComputer = await openDisk(page)
    await fileOf(myComputer, 'assets').dblclick()
    await fileOf(myComputer, 'icons').dblclick()
    const opened = page.context().waitForEvent('page')
    await fileOf(myComputer, 'home.svg').dblclick()
    const tab = await opened
    await tab.waitForLoadState()
    expect(new URL(tab.url()).pathname).toMatch(/^\/assets\/home-[\w-]{8}\.svg$/)
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await expect(addressOf(myComputer)).toHaveValue('C:/assets/icons')
  })
})

test.describe('the file browser with the keyboard', () => {
  test('Enter opens, Backspace goes up, to where one was', async ({ page }) => {
    const myComputer = await openMyComputer(page)
    await page.keyboard.press('Enter')
    await expect(fileOf(myComputer, 'assets')).toBeFocused()
    await expect(fileOf(myComputer, 'assets')).toHaveAccessibleDescription('Folder')
    await page.keyboard.press('Enter')
    await expect(addressOf(myComputer)).toHaveValue('C:/assets')
    const count = await myComputer.getByRole('option').count()
    await expect(myComputer.getByText(`assets: ${count} items`, { exact: true })).toHaveAttribute(
      'aria-live',
      'polite',
    )
    await page.keyboard.type('ic')
    await expect(fileOf(myComputer, 'icons')).toBeFocused()
    await expect(fileOf(myComputer, 'icons')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(addressOf(myComputer)).toHaveValue('C:/assets/icons')
    await page.keyboard.press('Backspace')
    await expect(fileOf(myComputer, 'icons')).toBeFocused()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(addressOf(myComputer)).toHaveValue('C:/')
    await expect(fileOf(myComputer, 'assets')).toBeFocused()

    await test.step('and so does the browser’s Back', async () => {
      await fileOf(myComputer, 'blog').press('Enter')
      await expect(addressOf(myComputer)).toHaveValue('C:/blog')
      await page.goBack()
      await expect(fileOf(myComputer, 'blog')).toBeFocused()
      await expect(fileOf(myComputer, 'blog')).toHaveAttribute('aria-selected', 'true')
    })
  })

  test('arrows follow the rows that are seen; Home and End reach the ends', async ({ page }) => {
    const myComputer = await openDisk(page)
    await fileOf(myComputer, 'assets').press('Enter')
    await page.keyboard.type('ic')
    await page.keyboard.press('Enter')
    const options = myComputer.getByRole('option')
    await expect(options.first()).toBeFocused()
    const count = await options.count()
    expect(count).toBeGreaterThan(50)
    const tops = await options.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    )
    const columns = tops.filter((top) => top === tops[0]).length
    expect(columns).toBeGreaterThan(1)
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(columns)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(options.nth(columns + 1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(options.nth(count - 1)).toBeFocused()
    await expect(options.nth(count - 1)).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(options.first()).toBeFocused()
    await expect(myComputer.locator('[role="option"][tabindex="0"]')).toHaveCount(1)
  })

  test('Enter opens a file in a new tab', async ({ page }) => {
    const myComputer = await openDisk(page)
    const opened = page.context().waitForEvent('page')
    await fileOf(myComputer, 'favicon.svg').press('Enter')
    await (await opened).waitForLoadState()
    expect(new URL((await opened).url()).pathname).toBe('/favicon.svg')
  })
})

test.describe('the files', () => {
  test('all exist: every listed path answers 200 with the type of its name', async ({
    request,
  }) => {
    const list = (await (await request.get(LIST)).json()) as { shown: string; path: string }[]
    expect(list.map(({ shown }) => shown)).toEqual(
      expect.arrayContaining([
        'assets/icons/my-computer.svg',
        'assets/wallpaper/wallpaper.webp',
        'blog/windows-xp-portfolio.md',
        'favicon.svg',
        'robots.txt',
        'system/fonts/dejavu-sans-condensed.woff2',
      ]),
    )
    expect(new Set(list.map(({ path }) => path)).size).toBe(list.length)
    for (const { shown, path } of list) {
      const answer = await request.get(path)
      expect.soft(answer.status(), shown).toBe(200)
      const type = answer.headers()['content-type'] ?? ''
      expect.soft(type.startsWith('text/html'), shown).toBe(shown.endsWith('.html'))
      expect.soft(type, shown).not.toContain('octet-stream')
    }
  })

  test('never include code, and are never shown by their hashed names', async ({ request }) => {
    const list = (await (await request.get(LIST)).json()) as { shown: string }[]
    const shown = list.map((file) => file.shown)
    // The résumé as data is for visitors, too, and posts are opened in their windows.
    const code = shown.filter((name) => /\.(js|html|json|br|gz)$/.test(name))
    expect(code.filter((name) => !/^blog\/[^/]+\.html$/.test(name))).toEqual(['resume.json'])
    expect(shown.filter((name) => name.endsWith('.css') && !name.startsWith('system/'))).toEqual([])
    expect(shown.filter((name) => /-[\w-]{8}\.css$/.test(name))).toEqual([])
    const emblems = /^(favicon|apple-touch-icon|icons\/)/
    expect(shown.filter((name) => emblems.test(name))).toEqual(['favicon.svg'])
    expect(shown.filter((name) => name.includes('error.'))).toHaveLength(2)
    expect(shown.filter((name) => name.startsWith('.') || name.includes('/.'))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('have every picture once, in its best form, and the small one for its thumbnail', async ({
    request,
  }) => {
    const list = (await (await request.get(LIST)).json()) as {
      shown: string
      path: string
      small?: string
    }[]
    const pictures = list.filter(({ shown }) => /^assets\/(images|wallpaper)\//.test(shown))
    const names = pictures.map(({ shown }) => shown)
    expect(names).toContain('assets/images/windows-xp-portfolio.webp')
    expect(names.filter((name) => /-\d{3,}\.\w+$/.test(name))).toEqual([])
    const sizeOf = async (path: string) => (await (await request.get(path)).body()).length
    for (const { shown, path, small = path } of pictures) {
      expect.soft(await sizeOf(small), shown).toBeLessThan(40_000)
    }
  })

  test('that are pictures show themselves, others an icon of their kind', async ({ page }) => {
    // Where it intercepts anything, Playwright refuses every /favicon.ico.
    await page.context().unrouteAll()
    const myComputer = await openDisk(page)
    const pictureOf = (name: string) => fileOf(myComputer, name).locator('img')
    await expect(pictureOf('favicon.svg')).toHaveAttribute('src', '/favicon.svg')
    await expect(pictureOf('favicon.svg')).toHaveAttribute('loading', 'lazy')
    await expect(pictureOf('assets')).toHaveAttribute('src', /\/folder-[\w-]{8}\.svg$/)
    const hasLoaded = (name: string) =>
      pictureOf(name).evaluate(
        (image: HTMLImageElement) => image.complete && image.naturalWidth > 0,
      )
    await expect.poll(() => hasLoaded('favicon.svg')).toBe(true)
    await fileOf(myComputer, 'system').dblclick()
    await fileOf(myComputer, 'fonts').dblclick()
    await expect(pictureOf('dejavu-sans-mono.woff2')).toHaveAttribute('src', /\/file-font-/)
  })

  test('show long names in full in a tooltip', async ({ page }) => {
    const myComputer = await openDisk(page)
    await fileOf(myComputer, 'system').dblclick()
    await fileOf(myComputer, 'fonts').dblclick()
    const name = 'dejavu-sans-condensed-bold.woff2'
    await expect(fileOf(myComputer, name)).toHaveAttribute('title', name)
    const box = await fileOf(myComputer, name).boundingBox()
    const neighbor = await fileOf(myComputer, 'dejavu-sans-mono.woff2').boundingBox()
    expect(box?.width).toBe(neighbor?.width)
    expect(box?.height).toBe(neighbor?.height)
  })

  test('are requested once, when the disk is opened', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(LIST)) asked.push(request.url())
    })
    const myComputer = await openMyComputer(page)
    expect(asked).toHaveLength(0)
    await diskOf(myComputer).click()
    await expect(fileOf(myComputer, 'assets')).toBeFocused()
    await myComputer.getByRole('button', { name: 'Back' }).click()
    await diskOf(myComputer).click()
    await expect(fileOf(myComputer, 'assets')).toBeFocused()
    expect(asked).toHaveLength(1)
  })
})

test.describe('a disk that cannot be read', () => {
  const answers = {
    'an error': { status: 500, body: 'no' },
    'a page': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    'no list of files': { status: 200, contentType: 'application/json', body: '[{"shown":1}]' },
  }
  for (const [what, answer] of Object.entries(answers)) {
    test(`because the answer is ${what} says so, and tries again`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/list of files did not load|status of 500/)
      await page.route(`**${LIST}`, (route) => route.fulfill(answer))
      const myComputer = await openMyComputer(page)
      await diskOf(myComputer).click()
      await expect(myComputer.getByRole('alert')).toContainText('could not be read')
      await page.unroute(`**${LIST}`)
      await page.keyboard.press('Tab')
      await expect(myComputer.getByRole('button', { name: 'Try Again' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(fileOf(myComputer, 'assets')).toBeFocused()
    })
  }

  test('yet says that it waits, and leaves Back working', async ({ page }) => {
    await page.route(`**${LIST}`, () => new Promise(() => {}))
    const myComputer = await openMyComputer(page)
    await diskOf(myComputer).click()
    await expect(myComputer.getByRole('status')).toHaveText('Reading the disk…')
    await myComputer.getByRole('button', { name: 'Back' }).click()
    await expect(diskOf(myComputer)).toBeFocused()
  })

  test('with nothing on it is an empty folder', async ({ page }) => {
    await page.route(`**${LIST}`, (route) => route.fulfill({ json: [] }))
    const myComputer = await openMyComputer(page)
    await diskOf(myComputer).click()
    await expect(myComputer.getByText('This folder is empty.')).toBeVisible()
    await expect(myComputer.getByRole('listbox', { name: 'Files' })).toBeFocused()
  })
})
