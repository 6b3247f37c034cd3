import { describe, expect, it } from 'vitest'
import { rowsIn } from '../../../../src/owner/leftOut.ts'
import { deskEntries, withRows } from '../../../../src/apps/search/deskEntries.ts'
import type { Entry } from '../../../../src/find/entry.ts'
import { createFinder } from '../../../../src/find/finder.ts'
import { item, standardStartMenu } from '../../../../src/owner/startMenu.ts'
import { REGISTRY } from '../../../support/registry.ts'

const MENU = standardStartMenu('Ada')
const { programs, allPrograms, places, session } = MENU
const ROWS = rowsIn([...programs, ...places, allPrograms, ...session])
const { find } = createFinder(deskEntries(REGISTRY.apps, MENU, []))
const first = (query: string): Entry | undefined => find(query)[0]?.hits[0]?.entry

const anApp = (name: string, appName = name): Entry => ({
  group: 'Apps',
  name,
  appName,
  words: 'w',
})
const names = (entries: readonly Entry[]): readonly string[] => entries.map(({ name }) => name)

describe('the rows of START', () => {
  it.each(ROWS.map((row) => [row.text, row] as const))('%s is found first', (text, row) => {
    const found = first(text)
    const { appName, link, page, command } = row
    expect([found?.appName, found?.link, found?.page, found?.command]).toContain(
      command ?? appName ?? link ?? page,
    )
  })

  it('are found besides places', () => {
    expect(first('c:')?.link).toBe('/my-computer/C')
    expect(first('my pictures')?.link).toBe('/my-pictures')
  })

  it('add nothing to what is called so already', () => {
    const rows = [
      item('Internet', 'internet', { appName: 'Internet Explorer' }),
      item('Now', 'web-page', { link: '/now' }),
    ]
    const page: Entry = { group: 'Pages', name: 'Now', link: '/now' }
    expect(names(withRows(rows, [anApp('Internet Explorer')], [page]))).toEqual([
      'Internet Explorer',
    ])
  })

  it('name an app in place of its own name, where no row has that', () => {
    const rows = [
      item('E-mail', 'mail', { appName: 'Mail' }),
      item('Contact', 'mail', { appName: 'Mail' }),
    ]
    const entries = withRows(rows, [anApp('Mail'), anApp('Run')], [])
    expect(names(entries)).toEqual(['Run', 'E-mail', 'Contact'])
    expect(entries[1]?.words).toBe('w')
    expect(
      names(withRows([...rows, item('Mail', 'mail', { appName: 'Mail' })], [anApp('Mail')], [])),
    ).toEqual(['Mail', 'E-mail', 'Contact'])
  })
})
