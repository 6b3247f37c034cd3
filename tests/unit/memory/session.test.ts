/** What the visitor is told of texts that a reload would lose, and what is kept of them. */
import { describe, expect, it } from 'vitest'
import { createLossTeller, type Outcome } from '../../../src/memory/session/losses.ts'
import { keepSession } from '../../../src/memory/session/session.ts'
import {
  LONGEST_TEXT,
  sessionText,
  withShortTexts,
} from '../../../src/memory/session/sessionText.ts'
import { draftOf } from '../../../src/memory/drafts.ts'
import { openRecent } from '../../../src/memory/recents.ts'
import type { Kept } from '../../../src/base/services/session.ts'
import type { DesktopAction } from '../../../src/desktop/actions.ts'
import { aMemory, NO_DESK } from '../../support/memory.ts'

const LONG = `milk ${'x'.repeat(LONGEST_TEXT)}`

function aDesktop(session: string | null = null) {
  const memory = aMemory({ session })
  const store = memory.desktop
  /** @returns the id of its window */
  const aNote = (text: string): string => {
    const id = String(store.getState().nextAppID)
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    draftOf<unknown>(memory, id, null).keep({ text, isWrapped: false, selection: [0, 0] })
    return id
  }
  const textIn = (id: string) => draftOf<{ text?: string }>(memory, id, {}).read().text
  return { memory, store, aNote, textIn }
}

/** The words that were shown, one a message. */
function heard() {
  const words: string[] = []
  const tell = createLossTeller((action: DesktopAction) => {
    if (action.type === 'message/shown') words.push(action.message ?? '')
  })
  const outcome = (about: Partial<Outcome>): void =>
    tell({ isCut: false, tab: 'kept', isDeskKept: true, hasTexts: () => true, ...about })
  return { words, outcome }
}

describe('a text of more than a million characters', () => {
  it('is kept as far as its first million, as a text or as a part of a draft', () => {
    expect(withShortTexts(LONG)).toHaveLength(LONGEST_TEXT)
    expect(withShortTexts({ text: LONG, isWrapped: true })).toEqual({
      text: LONG.slice(0, LONGEST_TEXT),
      isWrapped: true,
    })
    for (const short of ['milk', { text: 'milk' }, [LONG], undefined, null, 7]) {
      expect(withShortTexts(short)).toBe(short)
    }
  })

  it('is whole until the page is loaded anew, also when it was closed and is opened again', () => {
    const { memory, store, aNote, textIn } = aDesktop()
    const id = aNote(LONG)
    store.dispatch({ type: 'window/deleted', id })
    const [recent] = memory.getState().recents
    expect(sessionText(memory).isCut).toBe(true)
    if (recent) openRecent(memory, recent, store.dispatch)
    expect(textIn('2')).toBe(LONG)
  })

  it('begins as it did after a reload, which is known before', () => {
    const { memory, aNote } = aDesktop()
    const id = aNote(LONG)
    aNote('bread')
    const { text, isCut } = sessionText(memory)
    expect(isCut).toBe(true)
    const again = aDesktop(text)
    expect(again.textIn(id)).toBe(LONG.slice(0, LONGEST_TEXT))
    expect(sessionText(again.memory).isCut).toBe(false)
  })
})

describe('the word on what a reload loses', () => {
  it('comes once', () => {
    const { words, outcome } = heard()
    outcome({ isCut: true })
    outcome({ isCut: true })
    expect(words).toHaveLength(1)
    expect(words[0]).toContain('no room for everything you typed')
    expect(words[0]).toContain('Copy what you need elsewhere')
  })

  it('says why nothing is kept, once something has been typed', () => {
    const { words, outcome } = heard()
    outcome({ tab: 'denied', hasTexts: () => false })
    expect(words).toEqual([])
    outcome({ tab: 'denied' })
    outcome({ tab: 'denied' })
    outcome({ tab: 'full' })
    outcome({ isDeskKept: false })
    expect(words.map((word) => word.split('\n')[0])).toEqual([
      'Your browser blocks storage for this site. Reloading will lose what you typed.',
      'Your browser has no room left for this site. Reloading will lose what you typed.',
      'There is no room to remember this desk for your next visit.',
    ])
  })
})

describe('a browser with little room', () => {
  /** Writes the session of a desktop with two notes into a storage with room for `room` characters. */
  function keptIn(room: number, noteLength = 600_000) {
    const { memory, store, aNote } = aDesktop()
    let kept: string | null = null
    let tries = 0
    const session = {
      read: () => kept,
      write: (text: string | null): Kept => {
        tries += 1
        if ((text?.length ?? 0) > room) return 'full'
        kept = text
        return 'kept'
      },
    }
    aNote(`first ${'x'.repeat(noteLength)}`)
    aNote(`second ${'x'.repeat(noteLength)}`)
    let write = (): void => {}
    const timers = {
      after: (_ms: number, act: () => void) => {
        write = act
        return () => {}
      },
    }
    const page = new EventTarget()
    const view = Object.assign(new EventTarget(), { document: page }) as unknown as Window
    const storage = { read: () => ({}), subscribe: () => () => {} }
    keepSession(
      { memory, session, desk: NO_DESK },
      { timers, storage } as unknown as Parameters<typeof keepSession>[1],
      view,
    )
    write()
    const firstTries = tries
    // Then it waits for a pause in the typing.
    write()
    const words = store.getState().apps.map(({ message }) => message ?? '')
    return { kept: kept ?? '', words: words.join(''), firstTries }
  }

  it('keeps what there is room for, and says that it is not all', () => {
    const { kept, words } = keptIn(1_000_000)
    expect(kept).toContain('second')
    expect(kept).not.toContain('first')
    expect(words).toContain('no room for everything')
  })

  it('says so where it keeps nothing at all', () => {
    const { kept, words } = keptIn(10)
    expect(kept).toBe('')
    expect(words).toContain('no room left for this site')
    expect(words).not.toContain('everything')
  })

  it('is not asked twice for the room that it does not have', () => {
    expect(keptIn(10, 20).firstTries).toBe(1)
    expect(keptIn(1_000_000).firstTries).toBe(2)
  })
})

it('the session is written at once when the page is hidden, since a phone may end it then', () => {
  const { memory, aNote } = aDesktop()
  const written: (string | null)[] = []
  const write = (text: string | null): Kept => {
    written.push(text)
    return 'kept'
  }
  const page = new EventTarget()
  const view = Object.assign(new EventTarget(), { document: page }) as unknown as Window
  const timers = { after: () => () => {} }
  const storage = { read: () => ({}), subscribe: () => () => {} }
  keepSession(
    { memory, session: { read: () => null, write }, desk: NO_DESK },
    { timers, storage } as unknown as Parameters<typeof keepSession>[1],
    view,
  )
  aNote('milk')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(written.join('')).toContain('milk')
})

it('a forged session maximizes no window of a fixed size', () => {
  const { store } = aDesktop()
  const window = {
    ...{ id: '1', appName: 'Run', title: 'Run', minimized: false, maximized: true },
    size: { type: 'fixed', width: 300, height: 200 },
    offset: { type: 'center' },
  } as const
  store.dispatch({ type: 'session/restored', windows: [window], focusing: 'WINDOW' })
  expect(store.getState().apps).toMatchObject([{ appName: 'Run', maximized: false }])
})
