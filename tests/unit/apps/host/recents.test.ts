import { describe, expect, it } from 'vitest'
import { restoreSession } from '../../../../src/app/session/session.ts'
import { sessionText } from '../../../../src/app/session/sessionText.ts'
import { draftOf } from '../../../../src/apps/host/drafts.ts'
import {
  closedDraft,
  forgetReopened,
  MOST_RECENTS,
  openRecent,
  putRecents,
  readRecents,
  takeClosedDraft,
  watchClosed,
} from '../../../../src/apps/host/recents.ts'
import { firstWords } from '../../../../src/apps/notepad/draft.ts'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { VIEWPORT } from '../../../support/builders.ts'
import { REGISTRY } from '../../../support/registry.ts'

function aDesktop() {
  const { manifests, icons } = REGISTRY
  const store = createDesktopStore({ manifests, icons, viewport: VIEWPORT })
  watchClosed(store, REGISTRY)
  const closeNote = (text: string): string => {
    const id = String(store.getState().nextAppID)
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    draftOf<unknown>(store, id, null).keep({ text, isWrapped: true, selection: [1, 1] })
    store.dispatch({ type: 'window/deleted', id })
    return id
  }
  const titles = () => readRecents(store).map(({ title }) => title)
  return { store, closeNote, titles }
}

describe('My Recent Documents', () => {
  it('lists notes that were closed with text, newest first, and opens them with it', () => {
    const { store, closeNote, titles } = aDesktop()
    closeNote('milk\nbread')
    closeNote('  \n')
    closeNote('\n  eggs ')
    expect(titles()).toEqual(['eggs', 'milk'])
    const [, milk] = readRecents(store)
    if (milk) openRecent(store, milk, store.dispatch)
    const [opened] = store.getState().apps
    expect(opened?.appName).toBe('Notepad')
    expect(draftOf<unknown>(store, opened?.id ?? '', null).read()).toMatchObject({
      text: 'milk\nbread',
    })
    expect(titles()).toEqual(['eggs'])
  })

  it('is bounded, and lists windows that a layout has taken the place of', () => {
    const { store, closeNote, titles } = aDesktop()
    for (let index = 0; index < MOST_RECENTS + 3; index += 1) closeNote(`note ${index}`)
    expect(titles()).toHaveLength(MOST_RECENTS)
    expect(titles()[0]).toBe(`note ${MOST_RECENTS + 2}`)
    store.dispatch({ type: 'app/added', appName: 'Notepad' })
    const id = store.getState().apps[0]?.id ?? ''
    draftOf<unknown>(store, id, null).keep({ text: 'last', isWrapped: true, selection: [0, 0] })
    store.dispatch({ type: 'layout/opened', windows: [] })
    expect(titles()[0]).toBe('last')
  })

  it('no longer lists a window that was opened again by Back', () => {
    const { store, closeNote, titles } = aDesktop()
    const id = closeNote('milk')
    forgetReopened(store, id)
    expect(titles()).toEqual([])
  })

  it('gives the last draft of an app to whoever goes on with it, and to nobody else', () => {
    const { store, closeNote, titles } = aDesktop()
    closeNote('milk')
    closeNote('eggs')
    putRecents(store, [
      { title: 'A file', appName: 'Notepad', path: '/notepad/robots.txt' },
      ...readRecents(store),
    ])
    expect(takeClosedDraft(store, 'Mail')).toBeUndefined()
    expect(closedDraft(store, 'Notepad')).toMatchObject({ text: 'eggs' })
    expect(takeClosedDraft(store, 'Notepad')).toMatchObject({ text: 'eggs' })
    expect(titles()).toEqual(['A file', 'milk'])
  })

  it('comes back with the session, without what no app can show', () => {
    const { store, closeNote } = aDesktop()
    closeNote('milk')
    putRecents(store, [
      { title: 'A post', appName: 'BlogPost', path: '/blog/a-post' },
      { title: 'Elsewhere', appName: 'BlogPost', path: '/nowhere' },
      { title: 'Unknown', appName: 'Unknown', path: '/blog/a-post' },
      { title: 'No note', appName: 'Notepad', path: '/notepad', draft: 7 },
      ...readRecents(store),
    ])
    const { text } = sessionText(store, REGISTRY)
    expect(text).not.toContain('closedId')
    const again = aDesktop()
    const session = { read: () => text, write: () => 'kept' as const }
    const desk = { read: () => null, isWanted: () => false, write: () => true }
    restoreSession({ store: again.store, registry: REGISTRY, session, desk })
    expect(again.titles()).toEqual(['A post', 'milk'])
  })

  it('gives up its oldest documents first where there is too much to keep', () => {
    const { store, closeNote } = aDesktop()
    closeNote(`old ${'x'.repeat(900)}`)
    closeNote('new')
    const { text, losses } = sessionText(store, REGISTRY, 600)
    expect(losses).toMatchObject([{ key: '1', isCut: false }])
    expect(text).toContain('new')
    expect(text).not.toContain('xxxx')
  })
})

describe('the first words of a note', () => {
  const note = (text: string) => ({ text, isWrapped: false, selection: [0, 0] })
  it.each([
    ['', undefined],
    [' \n\t\n', undefined],
    ['\n  milk   and\tbread \nmore', 'milk and bread'],
    ['a'.repeat(50), `${'a'.repeat(40)}…`],
    ['one two three four five six seven eight nine', 'one two three four five six seven eight…'],
  ])('of %j are %j', (text, words) => {
    expect(firstWords(note(text))).toBe(words)
  })
})
