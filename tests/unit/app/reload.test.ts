/** Back and Forward after a reload. */
import { describe, expect, it } from 'vitest'
import { restoreSession } from '../../../src/app/session/session.ts'
import { sessionText } from '../../../src/app/session/sessionText.ts'
import { draftOf } from '../../../src/apps/host/drafts.ts'
import { putRecents, readRecents, watchClosed } from '../../../src/apps/host/recents.ts'
import { keepReading } from '../../../src/apps/host/useReadingPosition.ts'
import { activeWindowId, windowById } from '../../../src/desktop/selectors.ts'
import { createDesktopStore } from '../../../src/desktop/store/store.ts'
import { VIEWPORT } from '../../support/builders.ts'
import { fakeHistory } from '../../support/fakeHistory.ts'
import { followHistory } from '../../support/followHistory.ts'
import { REGISTRY } from '../../support/registry.ts'

const NOTE = { text: 'milk', isWrapped: true, selection: [1, 2] }

/** A page of a tab that has kept this session, or of a new tab that begins with a desk. */
function aPage(
  kept: { session?: string | null; desk?: string | null } = {},
  history = fakeHistory(),
) {
  const { manifests, icons } = REGISTRY
  const store = createDesktopStore({ manifests, icons, viewport: VIEWPORT })
  restoreSession({
    store,
    registry: REGISTRY,
    session: { read: () => kept.session ?? null, write: () => 'kept' },
    desk: { read: () => kept.desk ?? null, isWanted: () => false, write: () => true },
  })
  followHistory(store, history)
  watchClosed(store, REGISTRY)
  const go = (delta: number) => {
    history.go(delta)
    history.arrive()
  }
  return {
    store,
    history,
    go,
    open: (appName: string) => store.dispatch({ type: 'app/added', appName }),
    active: () => windowById(store.getState(), activeWindowId(store.getState()) ?? ''),
    draft: (id: string) => draftOf<unknown>(store, id, null).read(),
    reload() {
      history.forget()
      return aPage({ session: sessionText(store, REGISTRY).text }, history)
    },
  }
}

/** A note that was closed, after a post was opened and the note was activated again. */
function withClosedNote() {
  const page = aPage()
  page.open('Notepad')
  draftOf<unknown>(page.store, '1', null).keep(NOTE)
  page.store.dispatch({ type: 'window/moved', id: '1', offset: { x: 77, y: 88 } })
  page.open('About')
  page.store.dispatch({ type: 'window/focused', id: '1' })
  page.store.dispatch({ type: 'window/deleted', id: '1' })
  return page
}

describe('a reload', () => {
  it('leaves the way back to a closed note, where it lay, with its text', () => {
    const page = withClosedNote().reload()
    expect(readRecents(page.store)).toHaveLength(1)
    expect(sessionText(page.store, REGISTRY).text?.split('milk')).toHaveLength(3)
    page.go(-2)
    const note = page.active()
    expect(note).toMatchObject({ appName: 'Notepad', offset: { type: 'xy', x: 77, y: 88 } })
    expect(page.draft(note?.id ?? '')).toEqual(NOTE)
    expect(readRecents(page.store)).toEqual([])
  })

  it('leaves the way back to a note that is listed no longer', () => {
    const first = withClosedNote()
    putRecents(first.store, [])
    const page = first.reload()
    page.go(-2)
    expect(page.draft(page.active()?.id ?? '')).toEqual(NOTE)
  })

  it('gives no window the id of one that was closed', () => {
    const page = withClosedNote()
    page.store.dispatch({ type: 'window/deleted', id: '2' })
    const again = page.reload()
    again.open('Blog')
    expect(again.active()?.id).toBe('3')
    again.go(-1)
    again.go(-1)
    expect(again.active()?.appName).not.toBe('Blog')
  })

  it('leaves what was read before it where it was scrolled', () => {
    const page = aPage()
    page.open('Blog')
    keepReading(page.store, '1', { path: '/blog', top: 300 })
    const place = { path: '/blog/tags/css' }
    page.store.dispatch({ type: 'window/wentTo', id: '1', location: place })
    keepReading(page.store, '1', { path: place.path, top: 40 })
    const again = page.reload()
    again.go(-1)
    expect(again.active()?.location).toEqual({ path: '/blog', top: 300 })
    const last = again.reload()
    last.go(1)
    expect(last.active()?.location).toEqual({ ...place, top: 40 })
  })

  it('makes no step of restoring a window that was minimized before it', () => {
    const page = aPage()
    page.open('About')
    page.open('Notepad')
    const entries = page.history.length()
    for (const id of ['2', '1']) page.store.dispatch({ type: 'window/minimized', id })
    const again = page.reload()
    again.store.dispatch({ type: 'window/focused', id: '2' })
    expect([again.history.fragment(), again.history.length()]).toEqual(['/notepad', entries])
  })

  it('begins a history of its own in another tab', () => {
    const page = withClosedNote()
    const desk = sessionText(page.store, REGISTRY).desk ?? ''
    expect(desk).not.toContain('past')
    const other = aPage({ desk })
    const [recent] = readRecents(other.store)
    expect(recent).toMatchObject({ title: 'milk' })
    expect(recent).not.toHaveProperty('closedId')
  })
})
