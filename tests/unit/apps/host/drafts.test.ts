import { beforeEach, describe, expect, it } from 'vitest'
import { draftOf } from '../../../../src/apps/host/drafts.ts'
import { createDesktopStore, type DesktopStore } from '../../../../src/desktop/store/store.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'

const aStore = () => createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })

let store: DesktopStore

beforeEach(() => {
  store = aStore()
  store.dispatch({ type: 'app/added', appName: 'Notepad' })
  store.dispatch({ type: 'app/added', appName: 'Notepad' })
})

describe('the draft of a window', () => {
  it('is the initial value until something is kept', () => {
    expect(draftOf(store, '1', 'nothing yet').read()).toBe('nothing yet')
  })

  it('is there for the next view of the window', () => {
    draftOf(store, '1', '').keep('milk')
    expect(draftOf(store, '1', '').read()).toBe('milk')
  })

  it('is kept apart for each window, and for each store', () => {
    draftOf(store, '1', '').keep('milk')
    expect(draftOf(store, '2', '').read()).toBe('')
    expect(draftOf(aStore(), '1', '').read()).toBe('')
  })

  it('may be nothing, which is not the initial value', () => {
    draftOf<string | undefined>(store, '1', 'first').keep(undefined)
    expect(draftOf<string | undefined>(store, '1', 'first').read()).toBeUndefined()
  })

  it('outlives being minimized', () => {
    draftOf(store, '2', '').keep('eggs')
    store.dispatch({ type: 'window/minimized', id: '2' })
    expect(draftOf(store, '2', '').read()).toBe('eggs')
  })

  it('is gone when its window closes, and others stay', () => {
    const [first, second] = [draftOf(store, '1', ''), draftOf(store, '2', '')]
    first.keep('milk')
    second.keep('eggs')
    store.dispatch({ type: 'window/deleted', id: '2' })
    expect(second.read()).toBe('')
    expect(first.read()).toBe('milk')
  })

  it('cannot be kept for a window that is closed', () => {
    const draft = draftOf(store, '2', '')
    store.dispatch({ type: 'window/deleted', id: '2' })
    draft.keep('too late')
    expect(draft.read()).toBe('')
  })
})
