/** Ways out of the desktop: a message to the owner, and the plain site (ui-contract, "More apps"). */
import type { Page } from '@playwright/test'
import { chooseFromStart, openDesktop, windowButton, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/phoneDriver.ts'

const window = (page: Page) => windowsOf(page, 'Mail')
const field = (page: Page, name: string) => window(page).getByRole('textbox', { name, exact: true })
const send = (page: Page) => window(page).getByRole('link', { name: 'Send', exact: true })
const plain = (page: Page) => page.getByRole('link', { name: 'Plain site', exact: true })

test('the plain site is the first stop of Tab, and E-mail and Contact open a message, which the visitor’s own program sends', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesktop(page)
  await page.keyboard.press('Tab')
  await expect(plain(page)).toBeFocused()
  await expect(plain(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('F1 opens Help with all keys.')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(plain(page)).not.toBeInViewport()

  await test.step('with the owner’s address, and the focus in its subject', async () => {
    await chooseFromStart(page, 'E-mail')
    await expect(page.getByRole('dialog', { name: 'New Message', exact: true })).toBeVisible()
    await expect(field(page, 'To')).toHaveValue('robin@example.com')
    await expect(field(page, 'To')).not.toBeEditable()
    await expect(field(page, 'Subject')).toBeFocused()
    await expect(page).toHaveURL(/#\/mail$/)
  })

  await test.step('is handed on by Send, and copied by Copy', async () => {
    await page.keyboard.type('A job & more')
    await field(page, 'Message').fill('Hello,\nare you free?')
    await expect(send(page)).toHaveAttribute(
      'href',
      'mailto:robin@example.com?subject=A%20job%20%26%20more&body=Hello%2C%0D%0Aare%20you%20free%3F',
    )
    await field(page, 'Message').press('Control+Enter')
    await expect(window(page).getByRole('status')).toHaveText(/^Your mail program should open now/)
    await window(page).getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(window(page).getByRole('status')).toHaveText('The message was copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'To: robin@example.com\nSubject: A job & more\n\nHello,\nare you free?',
    )
  })

  await test.step('survives a reload, and opens once', async () => {
    await page.reload()
    await expect(field(page, 'Message')).toHaveValue('Hello,\nare you free?')
    await expect(field(page, 'Subject')).toHaveValue('A job & more')
    await chooseFromStart(page, 'Contact')
    await expect(window(page)).toHaveCount(1)
  })

  await test.step('is a draft when it is closed, which the next message goes on with', async () => {
    await windowButton(window(page), 'Close').click()
    await expect(page.locator('[data-part="tip"]')).toHaveText(/^The draft is kept/)
    await expect(window(page)).toHaveCount(0)
    await chooseFromStart(page, 'My Documents')
    const documents = page.getByRole('listbox', { name: 'Files' })
    await expect(documents.getByRole('option', { name: 'A job & more' })).toBeVisible()
    await chooseFromStart(page, 'E-mail')
    await expect(field(page, 'Message')).toHaveValue('Hello,\nare you free?')
    await expect(field(page, 'Subject')).toHaveValue('A job & more')
    await expect(field(page, 'Subject')).toBeFocused()
  })

  await test.step('is discarded, unless the visitor thinks better of it', async () => {
    await window(page).getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(field(page, 'Message')).toHaveValue('')
    await expect(field(page, 'Subject')).toBeFocused()
    await expect(window(page).getByRole('status')).toHaveText(/ Undo brings it back\.$/)
    await window(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(field(page, 'Message')).toHaveValue('Hello,\nare you free?')
    await window(page).getByRole('button', { name: 'Discard', exact: true }).click()
    await windowButton(window(page), 'Close').click()
    await chooseFromStart(page, 'E-mail')
    await expect(field(page, 'Subject')).toHaveValue('')
    await expect(window(page).getByRole('button', { name: 'Discard' })).toBeDisabled()
  })

  await test.step('has the owner’s entry for an address book', async () => {
    const link = window(page).getByRole('link', { name: 'Add to address book' })
    const card = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(card.headers()['content-type']).toContain('vcard')
    expect(await card.text()).toContain('EMAIL;TYPE=INTERNET:robin@example.com')
  })

  await test.step('and the plain site is a row of START', async () => {
    await chooseFromStart(page, 'Plain site')
    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.locator('canvas')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the plain site is the first stop of Tab, and a link opens the message as a sheet', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('list', { name: 'Apps', exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(plain(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/blog$/)
    await page.goto('/#/mail')
    await field(page, 'Message').fill('Hello')
    await expect(send(page)).toHaveAttribute('href', /body=Hello$/)
  })
})
