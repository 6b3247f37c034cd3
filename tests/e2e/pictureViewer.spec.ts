/** The picture viewer: how pictures get into it, what its tools and keys do, and how it tells what went wrong. */
import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf, openDisk } from '../support/myComputerDriver.ts'
import { projects } from '../../src/sample/projects.ts'
import { PHONE } from '../support/phoneDriver.ts'

const viewerOf = (page: Page): Locator => page.locator('[data-app="Picture Viewer"]')
const tool = (viewer: Locator, name: string): Locator =>
  viewer.getByRole('button', { name, exact: true })

/** The numbers of the picture's matrix: what a picture's pixel measures, its turn, and its place. */
async function matrixOf(viewer: Locator): Promise<readonly number[]> {
  const image = viewer.getByRole('img')
  await expect(image).toHaveAttribute('style', /matrix/)
  const text = await image.evaluate(({ style }) => style.transform)
  return text.slice('matrix('.length, -1).split(',').map(Number)
}

test('a picture under C: opens by its menu, and is zoomed, turned, moved and left by keys', async ({
  page,
}) => {
  const myComputer = await openDisk(page)
  for (const folder of ['assets', 'icons']) await fileOf(myComputer, folder).press('Enter')
  const viewer = viewerOf(page)

  await test.step('Open shows it at best fit', async () => {
    await fileOf(myComputer, 'my-computer.svg').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Open', exact: true }).click()
    await expect(viewer.getByRole('img')).toHaveAccessibleName('my-computer.svg')
    await expect(viewer).toHaveAttribute(
      'data-location',
      '/picture-viewer/assets/icons/my-computer.svg',
    )
    expect(page.context().pages()).toHaveLength(1)
  })

  const [fit = 0] = await matrixOf(viewer)
  await test.step('tools and keys change its size', async () => {
    await tool(viewer, 'Zoom in').click()
    await expect.poll(async () => (await matrixOf(viewer))[0]).toBeCloseTo(fit * 1.25)
    await viewer.getByRole('group', { name: 'Picture area' }).focus()
    await page.keyboard.press('+')
    await expect.poll(async () => (await matrixOf(viewer))[0]).toBeCloseTo(fit * 1.25 ** 2)
    const word = viewer.locator('p[aria-live]')
    await expect(word).toHaveText(/^\d+ percent$/)
    await page.keyboard.press('0')
    await expect.poll(async () => (await matrixOf(viewer))[0]).toBeCloseTo(fit)
    await expect(word).toHaveText(/^Best fit, \d+ percent$/)
  })

  await test.step('the wheel zooms around the pointer, and a drag moves it', async () => {
    const stage = viewer.getByRole('group', { name: 'Picture area' })
    const box = await boxOf(stage)
    const at = { x: box.x + box.width / 4, y: box.y + box.height / 4 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.wheel(0, -600)
    const zoomed = fit * Math.exp(600 * 0.0022)
    await expect.poll(async () => (await matrixOf(viewer))[0]).toBeCloseTo(zoomed)
    const [, , , , x = 0, y = 0] = await matrixOf(viewer)
    await page.mouse.down()
    await page.mouse.move(at.x - 40, at.y - 30, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await matrixOf(viewer))[4]).toBeCloseTo(x - 40, 0)
    await expect.poll(async () => (await matrixOf(viewer))[5]).toBeCloseTo(y - 30, 0)
  })

  await test.step('a turn is announced', async () => {
    await tool(viewer, 'Rotate').click()
    await expect(viewer.locator('p[aria-live]')).toHaveText(/, rotated by 90 degrees$/)
  })

  await test.step('Next shows another picture of the folder, and Back the one before', async () => {
    await tool(viewer, 'Next').click()
    await expect(viewer.getByRole('img')).not.toHaveAccessibleName('my-computer.svg')
    await expect(page).toHaveURL(/#\/picture-viewer\/(?!assets\/icons\/my-computer\.svg)/)
    await expect(viewer.locator('p[aria-live]')).toHaveText(/\.svg, \d+ of \d+$/)
    await page.goBack()
    await expect(viewer.locator('p[aria-live]')).toHaveText(/^my-computer\.svg, /)
    await expect(viewer.getByRole('img')).toHaveAccessibleName('my-computer.svg')
    await page.reload()
    await expect(viewer.getByRole('img')).toHaveAccessibleName('my-computer.svg')
  })
})

test('a picture of an article opens by double-click and by keyboard, at actual size in real pixels', async ({
  page,
}) => {
  await page.goto('/?freeze#/blog/windows-xp-portfolio')
  const article = page.locator('[data-app="BlogPost"]')
  const picture = article.getByRole('article').getByRole('img').first()
  const name = (await picture.getAttribute('alt')) ?? ''
  await picture.dblclick()
  const viewer = viewerOf(page)
  await expect(viewer.getByRole('img')).toHaveAttribute('data-shown', 'true')
  if (name !== '') await expect(viewer.getByRole('img')).toHaveAccessibleName(name)
  await tool(viewer, 'Actual size').click()
  const ratio = await page.evaluate(() => devicePixelRatio)
  await expect.poll(async () => (await matrixOf(viewer))[0]).toBeCloseTo(1 / ratio)
  await expect(viewer.getByRole('img')).toHaveCSS('image-rendering', 'pixelated')

  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toHaveCount(0)
  await article.getByRole('button', { name: 'View pictures' }).focus()
  await page.keyboard.press('Enter')
  await expect(viewer.getByRole('img')).toHaveAttribute('data-shown', 'true')
  await expect(tool(viewer, 'Next'), 'the author’s portrait is not among them').toBeDisabled()
})

const placeOf = async (viewer: Locator) => (await viewer.getAttribute('data-location')) ?? ''

/** As long as a slide is shown, in milliseconds. */
const SLIDE_MS = 5000

/** Of a picture that the projects show, whose file has another name. */
const ALT = projects[0]?.alt ?? ''

test('a slide show fills the screen, is turned by keys and presses, makes no steps, and ends with Escape', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/#/picture-viewer/assets/images/project-1.webp')
  const viewer = viewerOf(page)
  const stage = viewer.getByRole('group', { name: 'Picture area' })
  // A picture that is still on its way has a status of its own before this one.
  const words = stage.getByRole('status').last()
  const fullScreen = () => page.evaluate(() => document.fullscreenElement?.ariaLabel)
  await expect(tool(viewer, 'Slide show')).toBeEnabled()
  await expect(viewer.getByRole('img')).toHaveAccessibleName(ALT)
  const steps = await page.evaluate(() => history.length)
  const widthOf = async () => (await boxOf(viewer.getByRole('img'))).width
  const fitted = await widthOf()
  for (let press = 0; press < 5; press += 1) await tool(viewer, 'Zoom out').click()
  await expect.poll(widthOf).toBeLessThan(fitted)
  await tool(viewer, 'Slide show').click()
  await expect.poll(widthOf, 'each picture is fitted').toBeGreaterThan(fitted)
  await expect.poll(fullScreen).toBe('Picture area')
  await expect(words).toHaveText(/^Slide show: P pauses it, Escape ends it/)
  await expect(stage).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await page.clock.fastForward(SLIDE_MS)
  await expect(page).toHaveTitle(/^project-2\.webp - Picture Viewer/)
  await expect(page).toHaveURL(/\/assets\/images\/project-2\.webp$/)
  expect(page.url()).not.toContain('project-1')
  expect(await page.evaluate(() => history.length), 'steps of the history').toBe(steps)
  const shown = stage.locator('img').filter({ visible: true })
  await expect(shown, 'the next one waits unseen').toHaveCount(1)

  await test.step('keys and presses turn the pages, and the show goes on by itself', async () => {
    const first = await placeOf(viewer)
    const turn = async (by: () => Promise<void>): Promise<string> => {
      const before = await placeOf(viewer)
      await by()
      await expect(viewer).not.toHaveAttribute('data-location', before)
      return placeOf(viewer)
    }
    const press = (key: string) => () => page.keyboard.press(key)
    const second = await turn(press('ArrowRight'))
    expect(await turn(press('ArrowLeft'))).toBe(first)
    expect(await turn(press('PageDown'))).toBe(second)
    expect(await turn(press('PageUp'))).toBe(first)
    expect(await turn(press('Space'))).toBe(second)
    const third = await turn(() => stage.click())
    expect(third).not.toBe(second)
    // A second press soon after is no zoom.
    await turn(() => stage.click())
    expect(await fullScreen()).toBe('Picture area')
    expect(await page.evaluate(() => history.length), 'steps of the history').toBe(steps)
    await turn(() => page.clock.fastForward(SLIDE_MS))
  })

  await test.step('a paused show stays at its picture', async () => {
    await page.keyboard.down('p')
    // The key repeats while it is held.
    for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('p')
    await page.keyboard.up('p')
    await expect(tool(viewer, 'Play the show')).toHaveCSS('opacity', '1')
    await expect(words).toHaveText(/^Paused: /)
    const paused = await placeOf(viewer)
    await page.clock.fastForward(2 * SLIDE_MS)
    await expect(viewer).toHaveAttribute('data-location', paused)
    await page.keyboard.press('p')
    await expect(words).toHaveText(/^The show goes on: /)
    await page.clock.fastForward(SLIDE_MS)
    await expect(viewer).not.toHaveAttribute('data-location', paused)
  })

  await page.keyboard.press('Escape')
  await expect.poll(fullScreen).toBeUndefined()
  await expect(tool(viewer, 'Slide show')).toBeFocused()

  await test.step('begun by its key on the picture, it shows its controls, and the focus stays there', async () => {
    await stage.focus()
    await page.keyboard.press('s')
    await expect(tool(viewer, 'Pause the show')).toHaveCSS('opacity', '1')
    await page.clock.fastForward(4000)
    await expect(tool(viewer, 'Pause the show')).toHaveCSS('opacity', '0')
    await page.keyboard.press('ArrowRight')
    await expect(tool(viewer, 'Pause the show')).toHaveCSS('opacity', '1')
    await page.keyboard.press('Escape')
    await expect.poll(fullScreen).toBeUndefined()
    await expect(stage).toBeFocused()
  })

  await test.step('a full screen that is granted after the end is left', async () => {
    await page.evaluate(() => {
      const { requestFullscreen } = Element.prototype
      Element.prototype.requestFullscreen = async function (options) {
        Element.prototype.requestFullscreen = requestFullscreen
        await new Promise((resolve) => setTimeout(resolve, 500))
        await requestFullscreen.call(this, options)
        document.body.dataset['granted'] = ''
      }
    })
    await tool(viewer, 'Slide show').press('Enter')
    await expect(tool(viewer, 'End the show')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.locator('body[data-granted]')).toHaveCount(1)
    await expect.poll(fullScreen).toBeUndefined()
  })

  await test.step('where the browser gives no full screen, the maximized window does', async () => {
    await page.evaluate(() =>
      Object.assign(Element.prototype, {
        requestFullscreen: () => Promise.reject(new TypeError('Refused')),
      }),
    )
    await tool(viewer, 'Slide show').press('Enter')
    await expect(viewer).toHaveAttribute('data-maximized', 'true')
    const client = viewer.locator('[data-part="client"]')
    await expect(async () => {
      expect(await stage.boundingBox()).toEqual(await boxOf(client))
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveAttribute('data-maximized', 'false')
    await expect(tool(viewer, 'Slide show')).toBeFocused()
  })
})

test('tells that a picture does not load, or that none is open', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  await page.goto('/?freeze#/picture-viewer/nowhere.png')
  const viewer = viewerOf(page)
  await expect(viewer.getByRole('alert')).toContainText('could not be shown')
  await expect(tool(viewer, 'Next')).toBeDisabled()
  await page.goto('/?freeze#/picture-viewer')
  await expect(viewer).toContainText('No picture is open')
  await expect(tool(viewer, 'Zoom in')).toBeDisabled()
})

test.describe('on a phone with two device pixels to a CSS pixel', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('two fingers zoom where they are, one moves it, and actual size means the real pixels', async ({
    page,
  }) => {
    await page.goto('/?freeze#/picture-viewer/apple-touch-icon.png')
    const viewer = viewerOf(page)
    const stage = viewer.getByRole('group', { name: 'Picture area' })
    await tool(viewer, 'Actual size').tap()
    await expect(viewer.getByRole('img')).toHaveAttribute('data-shown', 'true')
    const size = (await boxOf(viewer.getByRole('img'))).width
    const ratio = await page.evaluate(() => devicePixelRatio)
    const natural = await viewer
      .getByRole('img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth)
    expect(size).toBeCloseTo(natural / ratio)

    const box = await boxOf(stage)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: readonly number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.map((x, id) => ({ x: middle.x + x, y: middle.y, id })),
      })
    await touch('touchStart', -10, 10)
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', -10 - 9 * step, 10 + 9 * step)
    await touch('touchEnd')
    await expect
      .poll(async () => (await boxOf(viewer.getByRole('img'))).width / size)
      .toBeGreaterThan(6)
    const zoomed = await matrixOf(viewer)
    await touch('touchStart', 0)
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', -6 * step)
    await touch('touchEnd')
    await expect.poll(async () => (await matrixOf(viewer))[4]).toBeLessThan((zoomed[4] ?? 0) - 10)
    expect((await matrixOf(viewer))[0]).toBeCloseTo(zoomed[0] ?? 0)
    expect(await page.evaluate(() => visualViewport?.scale), 'the page is not zoomed').toBe(1)
  })
})
