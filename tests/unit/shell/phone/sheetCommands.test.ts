import { beforeEach, describe, expect, it } from 'vitest'
import { shownWindows } from '../../../../src/desktop/selectors.ts'
import { createDesktopStore, type DesktopStore } from '../../../../src/desktop/store/store.ts'
import {
  closeWindow,
  goHome,
  minimizeWindow,
} from '../../../../src/shell/phone/sheet/sheetCommands.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'

let store: DesktopStore

beforeEach(() => {
  store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
})

function open(...appNames: readonly string[]): void {
  for (const appName of appNames) store.dispatch({ type: 'app/added', appName })
}

const shown = () => shownWindows(store.getState()).map((window) => window.appName)
const all = () => store.getState().apps.map((window) => window.appName)

describe('commands to windows on a phone', () => {
  it('act although the desktop was left focused', () => {
    open('Notepad', 'My Computer')
    store.dispatch({ type: 'desktop/focused' })
    minimizeWindow(store, '2')
    expect(shown()).toEqual(['Notepad'])
    store.dispatch({ type: 'desktop/focused' })
    closeWindow(store, '1')
    expect(all()).toEqual(['My Computer'])
  })

  it('close a minimized window without showing another', () => {
    open('Notepad', 'My Computer')
    goHome(store)
    closeWindow(store, '1')
    expect(all()).toEqual(['My Computer'])
    expect(shown()).toEqual([])
  })

  it('go home with every window kept, but for messages', () => {
    open('Notepad', 'Error', 'Assistant', 'Error')
    goHome(store)
    expect(all()).toEqual(['Notepad', 'Assistant'])
    expect(shown()).toEqual([])
    expect(store.getState().focusing).toBe('DESKTOP')
  })
})
