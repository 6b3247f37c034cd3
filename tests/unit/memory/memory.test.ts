/** What was typed into windows, and My Recent Documents. */
import { describe, expect, it } from 'vitest'
import { firstWords } from '../../../src/apps/notepad/draft.ts'
import { reopen } from '../../../src/memory/deskMemory.ts'
import { draftOf } from '../../../src/memory/drafts.ts'
import { forget, MOST_RECENTS, openRecent, putRecents } from '../../../src/memory/recents.ts'
import { lastClosed, listDraft } from '../../../src/memory/resumed.ts'
import { sessionText } from '../../../src/memory/session/sessionText.ts'
import { aMemory } from '../../support/memory.ts'

function aDesk(session: string | null = null) {
  const memory = aMemory({ session })
  const { dispatch, getState } = memory.desktop
  const openNote = (text: string): string => {
    const id = String(getState().nextAppID)
    dispatch({ type: 'app/added', appName: 'Notepad' })
    draftOf<unknown>(memory, id, null).keep({ text, isWrapped: true, selection: [1, 1] })
    return id
  }
  const closeNote = (text: string): string => {
    const id = openNote(text)
    dispatch({ type: 'window/deleted', id })
    return id
  }
  const recents = () => memory.getState().recents
  const titles = () => recents().map(({ title }) => title)
  return { memory, dispatch, getState, openNote, closeNote, recents, titles }
}

describe('the draft of a window', () => {
  it('is there for the next view of its window, minimized or not, and for no other', () => {
    const { memory, openNote, dispatch } = aDesk()
    openNote('')
    openNote('')
    openNote('')
    dispatch({ type: 'app/added', appName: 'About' })
    expect(draftOf(memory, '4', 'nothing yet').read()).toBe('nothing yet')
    draftOf(memory, '1', '').keep('milk')
    draftOf(memory, '1', '', 'reading').keep('page')
    draftOf<unknown>(memory, '2', 'first').keep(undefined)
    dispatch({ type: 'window/minimized', id: '1' })
    expect(draftOf(memory, '1', '').read()).toBe('milk')
    // Nothing may be what was kept.
    expect(draftOf<unknown>(memory, '2', 'first').read()).toBeUndefined()
    expect(draftOf(aDesk().memory, '1', '').read()).toBe('')
  })

  it('is gone with its window, goes over to one that replaces it, and cannot be kept any more', () => {
    const { memory, closeNote, openNote, titles } = aDesk()
    const draft = draftOf<unknown>(memory, '1', '')
    const closed = closeNote('milk')
    draft.keep('too late')
    expect(draft.read()).toBe('')
    const opened = openNote('')
    reopen(memory, closed, opened)
    expect(draftOf<unknown>(memory, opened, '').read()).toMatchObject({ text: 'milk' })
    expect(titles()).toEqual([])
  })
})

describe('My Recent Documents', () => {
  it('lists notes that were closed with text, newest first, and opens them with it', () => {
    const { memory, dispatch, getState, closeNote, recents, titles } = aDesk()
    closeNote('milk\nbread')
    closeNote('  \n')
    closeNote('\n  eggs ')
    expect(titles()).toEqual(['eggs', 'milk'])
    const [, milk] = recents()
    if (milk) openRecent(memory, milk, dispatch)
    const [opened] = getState().apps
    expect(opened?.appName).toBe('Notepad')
    expect(draftOf<unknown>(memory, opened?.id ?? '', null).read()).toMatchObject({
      text: 'milk\nbread',
    })
    expect(titles()).toEqual(['eggs'])
  })

  it('is bounded, as are the closed windows, and lists those whose place a layout has taken', () => {
    const { memory, dispatch, openNote, closeNote, titles } = aDesk()
    for (let index = 0; index < 60; index += 1) closeNote(`note ${index}`)
    expect(titles()).toHaveLength(MOST_RECENTS)
    expect(titles()[0]).toBe('note 59')
    const read = { title: 'A post', appName: 'BlogPost', path: '/blog/a-post' }
    putRecents(memory, [read, ...memory.getState().recents])
    expect(titles()).toHaveLength(MOST_RECENTS)
    expect(memory.getState().closed.map(({ window }) => window.id)[0]).toBe('11')
    openNote('last')
    dispatch({ type: 'layout/opened', windows: [] })
    expect(titles()[0]).toBe('last')
  })

  it('gives the last draft of an app to whoever goes on with it, and to nobody else', () => {
    const { memory, closeNote, recents, titles } = aDesk()
    closeNote('milk')
    closeNote('eggs')
    const file = { title: 'A file', appName: 'Notepad', path: '/notepad/robots.txt' }
    putRecents(memory, [file, ...recents()])
    expect(lastClosed(memory, 'Mail')).toBeUndefined()
    const last = lastClosed(memory, 'Notepad')
    expect(last?.draft).toMatchObject({ text: 'eggs' })
    if (last) forget(memory, last)
    expect(titles()).toEqual(['A file', 'milk'])
  })

  it('takes what a window gives up for another document, if that is worth listing', () => {
    const { memory, getState, openNote, recents } = aDesk()
    openNote('milk')
    openNote(' ')
    const listed = getState().apps.map((window) => listDraft(memory, window))
    expect(listed).toEqual([true, false])
    expect(recents()).toMatchObject([{ title: 'milk', draft: { text: 'milk' } }])
    expect(recents()[0]).not.toHaveProperty('closedId')
  })

  it('comes back with the session, without what no app can show', () => {
    const { memory, closeNote, recents } = aDesk()
    closeNote('milk')
    putRecents(memory, [
      { title: 'A post', appName: 'BlogPost', path: '/blog/a-post' },
      { title: 'Elsewhere', appName: 'BlogPost', path: '/nowhere' },
      { title: 'Unknown', appName: 'Unknown', path: '/blog/a-post' },
      { title: 'No note', appName: 'Notepad', path: '/notepad', draft: 7 },
      ...recents(),
    ])
    expect(aDesk(sessionText(memory).text).titles()).toEqual(['A post', 'milk'])
  })

  it('gives up its oldest documents first where there is too much to keep', () => {
    const { memory, closeNote } = aDesk()
    closeNote(`old ${'x'.repeat(900)}`)
    closeNote('new')
    const { text, isCut } = sessionText(memory, 900)
    expect(isCut).toBe(true)
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
