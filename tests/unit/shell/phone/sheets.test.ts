import { describe, expect, it } from 'vitest'
import type { DesktopState } from '../../../../src/desktop/state.ts'
import { isMinimizable, sheetPlace } from '../../../../src/shell/phone/sheet/sheets.ts'
import { after, aWindow, withApps } from '../../../support/builders.ts'

const places = (state: DesktopState) => state.apps.map(({ id }) => sheetPlace(state, id))

describe('where sheets are', () => {
  it('shows the topmost window only', () => {
    const state = withApps('Notepad', 'My Computer')
    expect(places(state)).toEqual(['hidden', 'front'])
    expect(places(after(state, { type: 'window/focused', id: '1' }))).toEqual(['front', 'hidden'])
  })

  it('shows the next one when the topmost is minimized', () => {
    const state = after(withApps('Notepad', 'My Computer'), { type: 'window/minimized', id: '2' })
    expect(places(state)).toEqual(['front', 'hidden'])
  })

  it('shows one sheet around a message', () => {
    expect(places(withApps('My Computer', 'Notepad', 'Error'))).toEqual([
      'hidden',
      'behind',
      'front',
    ])
  })

  it('shows one of several messages, and the sheet below them all', () => {
    expect(places(withApps('Notepad', 'Error', 'Error'))).toEqual(['behind', 'hidden', 'front'])
  })

  it('shows nothing around a message over minimized windows', () => {
    const home = after(withApps('Notepad'), { type: 'windows/allMinimized' })
    const state = after(home, { type: 'app/added', appName: 'Error' })
    expect(places(state)).toEqual(['hidden', 'front'])
  })

  it('minimizes what has the button for it', () => {
    const { header } = aWindow()
    expect(isMinimizable(aWindow())).toBe(true)
    expect(isMinimizable(aWindow({ header: { ...header, buttons: ['close'] } }))).toBe(false)
  })
})
