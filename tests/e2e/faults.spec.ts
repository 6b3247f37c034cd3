/** What goes wrong: the rest goes on, and the console says no more than what went wrong. */
import type { Page } from '@playwright/test'
import {
  boxOf,
  centerOf,
  client,
  drag,
  expectBox,
  icon,
  icons,
  movedBy,
  openApp,
  openDesktop,
  scene,
  titlePoint,
  windowButton,
  windows,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { breakNotepad, mendNotepad } from '../support/notepadView.ts'
import { differingPart, settledPicture } from '../support/pictures.ts'

/** Collects every line of the console, whatever its kind. */
function listen(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

/** Wraps each text that appears in two elements, with a text node of its own, as browsers' translators do. */
function translateTexts(): void {
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea'))
        continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text.data)
      text.replaceWith(outer)
    }
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) translate(target)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The desktop can be worked with: windows open, move and close. */
async function expectUsable(page: Page): Promise<void> {
  const window = await openApp(page, 'My Computer')
  const before = await boxOf(window)
  await drag(page, await titlePoint(window), { x: 50, y: 40 })
  await expectBox(window, movedBy(before, { x: 50, y: 40 }))
  await windowButton(window, 'Close').click()
  await expect(window).toHaveCount(0)
}

test.describe('without', () => {
  test('WebGL the desktop is painted with Canvas 2D', async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
          return type.includes('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest])
        },
      })
    })
    await openDesktop(page, '?renderer=webgl')
    await expect(scene(page)).toHaveAttribute('data-renderer', 'canvas')
    await expectUsable(page)
  })

  test('OffscreenCanvas and bitmap contexts the desktop is painted all the same', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'OffscreenCanvas')
    })
    await page.setViewportSize({ width: 960, height: 600 })
    await openDesktop(page, '?freeze')
    const empty = await settledPicture(page)
    await openApp(page, 'My Computer')
    expect(differingPart(empty, await settledPicture(page))).toBeGreaterThan(0.1)
  })
})

test('pictures and fonts that fail to load: the desktop is painted without them', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/failed to load|without a part|ERR_FAILED/)
  await page.route(/\/sheet-\dx[^/]*$|wallpaper-.*\.(?:avif|webp)$|\.woff2$/, (route) =>
    route.abort('failed'),
  )
  const lines = listen(page)
  await openDesktop(page)
  for (const said of [
    'The icons failed to load',
    'goes on without a part',
    'A font failed to load',
  ])
    await expect.poll(() => lines.join()).toContain(said)
  await expect(icons(page)).toHaveCount(6)
  await expectUsable(page)
})

test('a lost WebGL context leaves the desktop usable, and is restored with the same picture', async ({
  page,
  allowConsole,
}) => {
  // Chromium's own word about it.
  allowConsole(/CONTEXT_LOST_WEBGL|context lost/i)
  await page.setViewportSize({ width: 1060, height: 640 })
  await openDesktop(page, '?renderer=webgl&freeze')
  await openApp(page, 'Notepad')
  await page.mouse.move(1040, 20)
  const before = await settledPicture(page)
  const loss = await scene(page).evaluateHandle(async (canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
    const extension = context?.getExtension('WEBGL_lose_context')
    const lost = new Promise((resolve) =>
      canvas.addEventListener('webglcontextlost', resolve, { once: true }),
    )
    extension?.loseContext()
    await lost
    return extension
  })
  await expectUsable(page)
  await page.mouse.move(1040, 20)
  await scene(page).evaluate(async (canvas, extension) => {
    const restored = new Promise((resolve) =>
      canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
    )
    extension?.restoreContext()
    await restored
  }, loss)
  expect(differingPart(before, await settledPicture(page))).toBeLessThanOrEqual(0.005)
  await expectUsable(page)
})

test.describe("a window's content", () => {
  test('that throws becomes an Error dialog for that window; the rest goes on', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/the paper is torn|could not be played|Failed to fetch|ERR_FAILED/)
    const body = 'export default function View() { throw new Error("the paper is torn") }'
    await breakNotepad(page, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await openDesktop(page)
    const computer = await openApp(page, 'My Computer')
    await icon(page, 'Notepad').press('Enter')
    const error = page.getByRole('alertdialog', { name: 'Untitled - Notepad' })
    await expect(error).toContainText('Untitled - Notepad has encountered a problem')
    await expect(windowsOf(page, 'Notepad')).toHaveCount(0)
    await expect(error.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(error).toHaveCount(0)
    await expect(computer).toHaveAttribute('data-active', 'true')
    await windowButton(computer, 'Close').click()
    await expect(windows(page)).toHaveCount(0)
    await expectUsable(page)

    await test.step('as does one that cannot be loaded while the visitor is at the desktop', async () => {
      await mendNotepad(page)
      let goOn = (): void => {}
      const left = new Promise<void>((resolve) => {
        goOn = resolve
      })
      await breakNotepad(page, async (route) => {
        await left
        await route.abort('failed')
      })
      await page.reload()
      await icon(page, 'Notepad').press('Enter')
      await expect(windowsOf(page, 'Notepad')).toHaveAttribute('data-active', 'true')
      await page.mouse.click(1000, 300)
      await expect(windowsOf(page, 'Notepad')).toHaveAttribute('data-active', 'false')
      goOn()
      await expect(error).toContainText('Check your connection')
      await expect(windowsOf(page, 'Notepad')).toHaveCount(0)
      await page.getByRole('button', { name: 'OK' }).click()
      await mendNotepad(page)
      await icon(page, 'Notepad').press('Enter')
      await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
    })
  })

  test('outlives a translator, and shows again with what was typed after another script broke it', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/NotFoundError/)
    const lines = listen(page)
    await page.addInitScript(translateTexts)
    await openDesktop(page)
    await page.keyboard.press('Control+k')
    const search = windowsOf(page, 'Search')
    const box = search.getByRole('combobox')
    await box.pressSequentially('turn off')
    await expect(search.getByRole('option').first()).toHaveText(/^Turn Off Computer/)
    await box.pressSequentially(' xyzzyplugh')
    await box.fill('snow')
    await expect(search.getByRole('option').first()).toContainText('Snow')
    const help = await openApp(page, 'Help and Support')
    await help.getByRole('searchbox').or(help.getByRole('textbox')).fill('xyzzyplugh')
    await expect(help).toContainText('no topic about “xyzzyplugh”')
    await help.getByRole('searchbox').or(help.getByRole('textbox')).fill('xyzzy')
    await expect(help).toContainText('no topic about “xyzzy”')
    await windowButton(help, 'Close').click()

    await search.getByRole('group').evaluateAll((groups) => {
      for (const group of groups) {
        const wrapper = document.createElement('font')
        group.replaceWith(wrapper)
        wrapper.append(group)
      }
    })
    expect(lines.join()).not.toContain('NotFoundError')
    await box.fill('kappa')
    await expect(search.getByRole('option').first()).toContainText('kappa')
    await expect(box).toHaveValue('kappa')
    await expect(box).toBeFocused()
    await page.keyboard.type(' paradox')
    await expect(box).toHaveValue('kappa paradox')
    expect(lines.join()).toContain('NotFoundError')
  })

  test('is never shown without its style: a sheet that fails is requested again', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED/)
    await openDesktop(page)
    const lost = new Set<string>()
    await page.route(/\.css(?:\?|$)/, (route) => {
      const { pathname } = new URL(route.request().url())
      if (lost.has(pathname)) return route.continue()
      lost.add(pathname)
      return route.abort('failed')
    })
    for (const app of ['Notepad', 'My Computer', 'Assistant', 'Blog', 'About'])
      await openApp(page, app)
    await page.getByRole('button', { name: 'start', exact: true }).click()
    await expect(page.getByRole('menu', { name: 'start' })).toBeVisible()
    expect(lost.size).toBeGreaterThan(10)
    // The rules of a sheet that has failed cannot be read at all.
    const sheets = page.locator('link[rel="stylesheet"][crossorigin]')
    const rulesOf = (links: Element[]): number[] =>
      links.map((link) => (link as HTMLLinkElement).sheet?.cssRules.length ?? 0)
    await expect(async () => {
      expect(Math.min(...(await sheets.evaluateAll(rulesOf)))).toBeGreaterThan(0)
    }).toPass()
  })
})

test.describe('an error of the compositor', () => {
  test('while it paints a layer costs no more than that layer', async ({ page, allowConsole }) => {
    allowConsole(/without a part|no such gradient/)
    const lines = listen(page)
    await page.setViewportSize({ width: 960, height: 600 })
    await openDesktop(page)
    const empty = await settledPicture(page)
    await page.evaluate(() => {
      CanvasRenderingContext2D.prototype.createLinearGradient = () => {
        throw new Error('no such gradient')
      }
    })
    const window = await openApp(page, 'My Computer')
    await expect.poll(() => lines.join()).toContain('goes on without a part')
    await expect(client(window)).toBeVisible()
    await windowButton(window, 'Close').click()
    await expect(windows(page)).toHaveCount(0)
    expect(differingPart(empty, await settledPicture(page))).toBeLessThan(0.01)
    const { x, y } = await centerOf(icon(page, 'Blog'))
    await page.mouse.click(x, y)
    await expect(icon(page, 'Blog')).toHaveAttribute('aria-selected', 'true')
  })

  test('while its layers are put up is caught in the Pixi root', async ({ page, allowConsole }) => {
    allowConsole(/without a part|no such picture/)
    const lines = listen(page)
    await page.addInitScript(() => {
      const Original = window.Image
      let count = 0
      // The wallpaper's layer makes the first picture when it is put up.
      window.Image = class extends Original {
        constructor(...given: [number?, number?]) {
          super(...given)
          const isInLayer = new Error('').stack?.includes('/compositor-') ?? false
          if (isInLayer && count++ === 0) throw new Error('no such picture')
        }
      }
    })
    await page.goto('/')
    await expect.poll(() => lines.join()).toContain('goes on without a part')
    await expect(scene(page)).toHaveAttribute('data-renderer', /./)
    await openApp(page, 'Notepad')
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  })
})

const LACKS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'any canvas': (page) =>
    page.addInitScript(() => {
      Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
    }),
  'the code of its layout': (page) =>
    page.route(/\/DesktopLayout-[^/]*\.js/, (route) => route.abort('failed')),
  'the code of its renderer': (page) =>
    page.route(/\/CanvasRenderer-[^/]*\.js/, (route) => route.abort('failed')),
}

test('without any canvas, or the code of layout or renderer, the grid of apps is shown, at any width', async ({
  context,
  allowConsole,
}) => {
  allowConsole(/The desktop failed|Failed to fetch|ERR_FAILED/)
  for (const [what, take] of Object.entries(LACKS)) {
    await test.step(what, async () => {
      const page = await context.newPage()
      await take(page)
      await page.goto('/')
      await expect(page.locator('main[data-layout="mobile"]')).toBeVisible()
      await expect(page.locator('canvas')).toHaveCount(0)
      await page.getByRole('button', { name: 'Notepad', exact: true }).click()
      const text = page.getByRole('textbox', { name: 'Text' })
      await text.fill('works')
      await expect(text).toHaveValue('works')
      await page.close()
    })
  }
})
