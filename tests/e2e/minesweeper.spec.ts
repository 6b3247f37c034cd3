/** Minesweeper as it is played: by keys, by assistive technology, by mouse and by a finger. The rules: tests/property. */
import type { Locator, Page } from '@playwright/test'
import { newGame, openCell } from '../../src/apps/minesweeper/board.ts'
import { LEVELS } from '../../src/apps/minesweeper/kept.ts'
import { createRandomSource } from '../../src/base/services/random.ts'
import {
  boxOf,
  chooseRow,
  client,
  expectBox,
  menuRow,
  openDesktop,
  startButton,
  titleBar,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/phoneDriver.ts'

const SEED = 7
const ADDRESS = `?seed=${SEED}&freeze#/minesweeper`
const COLUMNS = 9
const MIDDLE = 40

const minesweeper = (page: Page): Locator => windowsOf(page, 'Minesweeper')
const cellAt = (page: Page, at: number): Locator =>
  minesweeper(page).getByRole('gridcell', {
    name: new RegExp(`^Row ${Math.floor(at / COLUMNS) + 1}, column ${(at % COLUMNS) + 1}, `),
  })
const status = (page: Page): Locator => minesweeper(page).getByRole('status')
const names = (page: Page): Promise<string[]> =>
  minesweeper(page)
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => (cell.ariaLabel ?? '').replace(/.*, /, '')))

/** Where the mines lie on the board of this seed if the first press is at `first`. */
function minesAfter(first: number): readonly number[] {
  const random = createRandomSource(SEED).stream('mines')
  const { cells } = openCell(newGame(LEVELS.beginner), first, random)
  return cells.flatMap(({ isMine }, at) => (isMine ? [at] : []))
}

/** Opens every cell that is covered and no mine, in the order of the board. */
async function openTheRest(page: Page, mines: readonly number[], open: (at: number) => unknown) {
  for (let at = 0; at < 81; at += 1) {
    if (mines.includes(at)) continue
    if ((await names(page))[at] === 'covered') await open(at)
  }
}

test('a whole game by keys and one by the accessibility tree; the mouse flags, chords and loses; sizes, times and a reload', async ({
  page,
}) => {
  await openDesktop(page, ADDRESS)
  const mines = minesAfter(MIDDLE)
  const game = minesweeper(page)
  await expect(cellAt(page, 0)).toBeFocused()
  await expectBox(game, { ...(await boxOf(game)), width: 242, height: 331 })

  /** Where the keyboard is. */
  let place = 0
  const goTo = async (at: number): Promise<void> => {
    const [down, right] = [
      Math.floor(at / COLUMNS) - Math.floor(place / COLUMNS),
      (at % COLUMNS) - (place % COLUMNS),
    ]
    for (let step = 0; step < Math.abs(down); step += 1) {
      await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
    }
    for (let step = 0; step < Math.abs(right); step += 1) {
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
    }
    place = at
    await expect(cellAt(page, at)).toBeFocused()
  }

  await test.step('by keys: flags, and everything opened, is won', async () => {
    await goTo(mines[0] ?? 0)
    await page.keyboard.press('f')
    await expect(cellAt(page, place)).toHaveAccessibleName(/flagged$/)
    await page.keyboard.press('Space')
    await page.keyboard.press('f')
    await expect(cellAt(page, place)).toHaveAccessibleName(/question$/)
    await goTo(MIDDLE)
    await page.keyboard.press('Space')
    await expect(game.getByRole('timer')).toHaveAccessibleName('Seconds: 1')
    await openTheRest(page, mines, async (at) => {
      await goTo(at)
      await page.keyboard.press('Enter')
    })
    await expect(status(page)).toHaveText('Won')
    await expect(game.getByRole('img', { name: 'Mines left: 0', exact: true })).toBeVisible()
  })

  await test.step('the best time is kept, and the focus comes back from it', async () => {
    await chooseRow(game, 'Game', 'Best Times...')
    const times = game.getByRole('dialog', { name: 'Fastest Mine Sweepers' })
    await expect(times).toContainText('Beginner: 1 second')
    await expect(times).toContainText('Expert: 999 seconds')
    await expect(times.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(cellAt(page, place)).toBeFocused()
    await page.keyboard.press('F2')
    await expect(status(page)).toBeEmpty()
  })

  await test.step('by clicks without a pointer, as assistive technology makes them', async () => {
    await cellAt(page, MIDDLE).dispatchEvent('click')
    await openTheRest(page, mines, (at) => cellAt(page, at).dispatchEvent('click'))
    await expect(status(page)).toHaveText('Won')
    await game.getByRole('button', { name: 'New game' }).dispatchEvent('click')
    await expect(status(page)).toBeEmpty()
  })

  await test.step('by mouse: nothing happens where the press is taken away; the right button flags', async () => {
    const far = await boxOf(cellAt(page, 0))
    await cellAt(page, MIDDLE).hover()
    await page.mouse.down()
    await page.mouse.move(far.x + 8, far.y - 100, { steps: 3 })
    await page.mouse.up()
    expect(new Set(await names(page))).toEqual(new Set(['covered']))
    await cellAt(page, MIDDLE).click()
    for (const mine of mines) await cellAt(page, mine).click({ button: 'right' })
    await expect(game.getByRole('img', { name: 'Mines left: 0', exact: true })).toBeVisible()
    const before = (await names(page)).filter((name) => name === 'covered').length
    await cellAt(page, MIDDLE).click({ button: 'middle' })
    expect((await names(page)).filter((name) => name === 'covered').length).toBeLessThan(before)
  })

  await test.step('a reload keeps the game', async () => {
    const before = await names(page)
    await page.reload()
    await expect(cellAt(page, mines[0] ?? 0)).toHaveAccessibleName(/flagged$/)
    expect(await names(page)).toEqual(before)
  })

  await test.step('a mine loses, and all mines are named', async () => {
    await page.keyboard.press('F2')
    await cellAt(page, 0).click()
    const others = minesAfter(0)
    await cellAt(page, others[0] ?? 0).click()
    await expect(status(page)).toHaveText('Lost')
    const found = (await names(page)).flatMap((name, at) => (name === 'mine' ? [at] : []))
    expect(found).toEqual(others)
  })

  await test.step('the window fits each level', async () => {
    await expect(cellAt(page, 0), 'of the board before').not.toHaveAttribute('tabindex', '0')
    await titleBar(game).focus()
    for (const key of ['F10', 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) {
      await page.keyboard.press(key)
      if (key === 'Enter') await expect(titleBar(game)).not.toBeFocused()
    }
    await expect(page.locator('[data-part="tip"]')).toHaveText(/^New game. Expert: 16 rows/)
    await expect(game.getByRole('gridcell')).toHaveCount(480)
    await expect(cellAt(page, 0), 'where arrow keys do not move the window').toBeFocused()
    await expect(cellAt(page, 0)).toHaveAccessibleName(/^Row 1, column 1, /)
    await expectBox(game, { ...(await boxOf(game)), width: 746, height: 499 })
    await chooseRow(game, 'Game', 'Custom...')
    await game.getByRole('textbox', { name: 'Height' }).fill('99')
    await page.keyboard.press('Enter')
    await expect(game.getByRole('row')).toHaveCount(24)
    const scrolls = () =>
      client(game).evaluate((area) =>
        [...area.querySelectorAll('*')].some(
          (part) =>
            getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight,
        ),
      )
    await expect.poll(scrolls).toBe(false)
    await chooseRow(game, 'Game', 'Beginner')
    await expectBox(game, { ...(await boxOf(game)), width: 242, height: 331 })
    await chooseRow(game, 'Game', 'Exit')
    await expect(game).toHaveCount(0)
  })

  await test.step('START opens it', async () => {
    await startButton(page).click()
    for (const row of ['All Programs', 'Games', 'Minesweeper']) await menuRow(page, row).click()
    await expect(game).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a tap opens, a long press flags without a menu, cells are large enough, and a wide board scrolls', async ({
    page,
  }) => {
    await page.goto(`/${ADDRESS}`)
    const game = minesweeper(page)
    await cellAt(page, MIDDLE).tap()
    await expect(cellAt(page, MIDDLE)).not.toHaveAccessibleName(/covered$/)
    const mine = minesAfter(MIDDLE)[0] ?? 0
    const { x, y, width, height } = await boxOf(cellAt(page, mine))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    const devtools = await page.context().newCDPSession(page)
    const at = { x: x + width / 2, y: y + height / 2 }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await expect(cellAt(page, mine)).toHaveAccessibleName(/flagged$/)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByRole('menu')).toHaveCount(0)
    await cellAt(page, mine).tap()
    await expect(cellAt(page, mine)).toHaveAccessibleName(/flagged$/)

    await game.getByRole('menuitem', { name: 'Game', exact: true }).tap()
    await page.getByRole('menuitemradio', { name: 'Expert' }).tap()
    const last = game.getByRole('gridcell', { name: 'Row 16, column 30, covered' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(game.getByRole('button', { name: 'New game' })).toBeInViewport({ ratio: 1 })
    expect((await boxOf(last)).width).toBeGreaterThanOrEqual(24)
  })
})
