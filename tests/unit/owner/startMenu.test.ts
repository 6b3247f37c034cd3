import { describe, expect, it } from 'vitest'
import { type StartMenuEntry } from '../../../src/owner/startMenuEntries.ts'
import { standardStartMenu } from '../../../src/owner/startMenu.ts'

const { allPrograms, places, programs, session } = standardStartMenu('Assistant')

const texts = (entries: readonly StartMenuEntry[]) =>
  entries.map((entry) => (entry.type === 'separator' ? '---' : entry.text))

const folder = (...path: readonly string[]): readonly StartMenuEntry[] =>
  path.reduce<readonly StartMenuEntry[]>((entries, text) => {
    const found = entries.find((entry) => entry.type === 'menu' && entry.text === text)
    return found?.type === 'menu' ? found.entries : []
  }, allPrograms.entries)

describe('the START menu', () => {
  it('has the entries of the specification, in order, and the ways to the owner beside them', () => {
    expect(texts(programs)).toEqual([
      'Internet',
      'E-mail',
      '---',
      'Notepad',
      'Blog',
      'Résumé',
      'Projects',
      'Assistant',
      'Contact',
      'Messenger',
      'Plain site',
    ])
    expect(texts(places)).toEqual([
      'My Documents',
      'My Recent Documents',
      'My Pictures',
      'My Music',
      'My Computer',
      '---',
      'Control Panel',
      'Set Program Access and Defaults',
      'Connect To',
      'Printers and Faxes',
      '---',
      'Help and Support',
      'Search',
      'Run',
    ])
    expect(allPrograms.text).toBe('All Programs')
    expect(texts(session)).toEqual(['Log Off', 'Turn Off Computer'])
  })

  it('has the folders of the era, of the era’s length', () => {
    expect(texts(allPrograms.entries).slice(3, 7)).toEqual([
      '---',
      'Accessories',
      'Games',
      'Startup',
    ])
    expect(allPrograms.entries).toHaveLength(13)
    expect(folder('Accessories')).toHaveLength(15)
    expect(folder('Accessories', 'Accessibility')).toHaveLength(5)
    expect(folder('Accessories', 'Communications')).toHaveLength(5)
    expect(folder('Accessories', 'Entertainment')).toHaveLength(3)
    expect(folder('Accessories', 'System Tools')).toHaveLength(9)
    expect(folder('Games')).toHaveLength(11)
    expect(texts(folder('Startup'))).toEqual(['(Empty)'])
  })
})
