/** Back and Forward after a reload. */
import { describe, expect, it } from 'vitest'
import { draftOf } from '../../../src/memory/drafts.ts'
import { sessionText } from '../../../src/memory/session/sessionText.ts'
import { activeWindowId, windowById } from '../../../src/desktop/selectors.ts'
import { fakeHistory } from '../../support/fakeHistory.ts'
import { followDesktop } from '../../support/journeyPage.ts'
import { aMemory } from '../../support/memory.ts'

const NOTE = { text: 'milk', isWrapped: true, selection: [1, 2] }

/** A page of a tab that has kept this session, or of a new tab that begins with a desk. */
function aPage(
  kept: { session?: string | null; desk?: string | null } = {},
  history = fakeHistory(),
) {
  const memory = aMemory(kept)
  const store = memory.desktop
  followDesktop(memory, history)
  const go = (delta: number) => {
    history.go(delta)
    history.arrive()
  }
  return {
    memory,
    store,
    history,
    go,
    open: (appName: string) => store.dispatch({ type: 'app/added', appName }),
    active: () => windowById(store.getState(), activeWindowId(store.getState()) ?? ''),
    draft: (id: string) => draftOf<unknown>(memory, id, null).read(),
    reload() {
      history.forget()
      return aPage({ session: sessionText(memory).text }, history)
    },
  }
}

/** A note that was closed, after a post was opened and the note was activated again. */
function withClosedNote() {
  const page = aPage()
  page.open('Notepad')
  draftOf<unknown>(page.memory, '1', null).keep(NOTE)
  page.store.dispatch({ type: 'window/moved', id: '1', offset: { x: 77, y: 88 } })
  page.open('About')
  page.store.dispatch({ type: 'window/focused', id: '1' })
  page.store.dispatch({ type: 'window/deleted', id: '1' })
  return page
}

describe('a reload', () => {
  it('leaves the way back to a closed note, where it lay, with its text', () => {
    const page = withClosedNote().reload()
    expect(page.memory.getState().recents).toHaveLength(1)
    expect(sessionText(page.memory).text?.split('milk')).toHaveLength(3)
    page.go(-2)
    const note = page.active()
    expect(note).toMatchObject({ appName: 'Notepad', offset: { type: 'xy', x: 77, y: 88 } })
    expect(page.draft(note?.id ?? '')).toEqual(NOTE)
    expect(page.memory.getState().recents).toEqual([])
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

  it('begins a history of its own in another tab', () => {
    const page = withClosedNote()
    const desk = sessionText(page.memory).desk ?? ''
    expect(desk).not.toContain('past')
    const other = aPage({ desk })
    const [recent] = other.memory.getState().recents
    expect(recent).toMatchObject({ title: 'milk' })
    expect(recent).not.toHaveProperty('closedId')
  })
})
