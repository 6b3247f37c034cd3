import { describe, expect, it } from 'vitest'
import {
  allPrograms,
  places,
  programs,
  session,
  type StartMenuEntry,
} from '../../../src/content/startMenu.ts'
import { startMenuCommand } from '../../../src/shell/startMenu/command.ts'

const notFound = {
  type: 'app/added',
  appName: 'Error',
  title: 'C:\\',
  message: 'C:\\\nApplication not found',
}

/** The path of every entry without a menu of its own. */
function leaves(entries: readonly StartMenuEntry[], above: readonly string[] = []): string[][] {
  return entries.flatMap((entry) => {
    if (entry.type === 'separator') return []
    const path = [...above, entry.text]
    return entry.type === 'menu' ? leaves(entry.entries, path) : [path]
  })
}

const all = leaves([...programs, allPrograms, ...places, ...session])

describe('what the entries of the START menu do', () => {
  it.each([
    ['Internet', 'Internet Explorer'],
    ['Notepad', 'Notepad'],
    ['Blog', 'Blog'],
    ['Assistant', 'Assistant'],
    ['My Computer', 'My Computer'],
    ['All Programs > Internet Explorer', 'Internet Explorer'],
    ['All Programs > Accessories > Notepad', 'Notepad'],
  ])('%s opens %s', (path, appName) => {
    const names = path.split(' > ')
    expect(all).toContainEqual(names)
    expect(startMenuCommand(names.at(-1) ?? '')).toEqual({ type: 'app/added', appName })
  })

  it.each([
    ['Log Off', 'LOG_OFF'],
    ['Turn Off Computer', 'TURN_OFF'],
  ])('%s begins %s', (text, mode) => {
    expect(all).toContainEqual([text])
    expect(startMenuCommand(text)).toEqual({ type: 'power/turnedOff', mode })
  })

  it('opens the Error app for every other entry', () => {
    const others = all.filter(
      (path) => startMenuCommand(path.at(-1) ?? '').type !== 'power/turnedOff',
    )
    const errors = others.filter(
      (path) => JSON.stringify(startMenuCommand(path.at(-1) ?? '')) === JSON.stringify(notFound),
    )
    expect(others.length - errors.length).toBe(7)
    expect(errors).toContainEqual(['My Recent Documents', '(Empty)'])
    expect(errors).toContainEqual(['Run'])
    expect(errors).toContainEqual(['E-mail'])
  })

  it.each(['constructor', '__proto__', '', 'notepad'])('knows no entry named %j', (text) => {
    expect(startMenuCommand(text)).toEqual(notFound)
  })
})
