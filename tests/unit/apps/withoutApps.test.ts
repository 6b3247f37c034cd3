/** What a desktop says and offers without one of its apps, whichever it is. */
import { describe, expect, it } from 'vitest'
import { createRegistry } from '../../../src/apps/host/registry.ts'
import { startMenuOf } from '../../../src/apps/host/startMenu.ts'
import * as apps from '../../../src/apps/registry.ts'
import { deskEntries } from '../../../src/apps/search/deskEntries.ts'
import { keyGroups } from '../../../src/help/keys.ts'
import { plainText, textsOf } from '../../../src/help/marks.ts'
import { helpTopics } from '../../../src/help/topics.ts'
import { standardIcons } from '../../../src/owner/desktopIcons.ts'
import { menuWithout, rowsIn, without } from '../../../src/owner/leftOut.ts'
import { standardStartMenu } from '../../../src/owner/startMenu.ts'
import { site as words } from '../../../src/sample/site.ts'
import { createPages } from '../../../src/site/kinds/createPages.ts'
import { makePost } from '../../support/posts.ts'
import { siteOf } from '../../support/ownerWords.ts'

const site = siteOf(words)
const standard = standardStartMenu('Assistant')
const all = Object.values(apps)

function deskWithout(...names: readonly string[]) {
  const absent = { apps: names, links: [] }
  const offered = without(all, absent)
  const desktopIcons = without(standardIcons('Assistant'), absent)
  const registry = createRegistry(offered, { desktopIcons, withoutIcon: [] })
  const menu = menuWithout(standard, absent)
  const { programs, allPrograms, places } = startMenuOf(offered, menu)
  const assistant = names.includes('Assistant') ? null : site.assistant
  const facts = {
    site: { ...site, assistant, withoutApps: names },
    hasResume: true,
    hasLanguageModel: false,
  }
  return {
    registry,
    rows: rowsIn([...programs, allPrograms, ...places]),
    everyRow: JSON.stringify([programs, allPrograms, places]),
    help: helpTopics(facts)
      .flatMap(({ title, summary, parts }) => [title, summary, ...parts.flatMap(textsOf)])
      .map(plainText)
      .join('\n'),
    keys: keyGroups(names).flatMap(({ rows }) => rows.map(({ does }) => does)),
    groups: keyGroups(names).map(({ title }) => title),
    found: deskEntries(offered, menu, []),
  }
}

const whole = deskWithout()

/** What only the help of a desktop with the app says, where that is not its name. */
const SAID: Readonly<Record<string, string>> = {
  Cookies: 'Cookies icon',
  Mail: 'Contact in START',
  Search: 'Ctrl+K',
}

// Messages are how the desktop says that something failed.
const removable = all.filter(({ kind }) => kind !== 'message')

describe.each(removable)('without $appName', (app) => {
  const { appName, icon } = app
  const desk = deskWithout(appName)

  it('has no icon, entry, key or result of it', () => {
    expect(desk.registry.icons.filter((each) => each.appName === appName)).toEqual([])
    expect(desk.rows.filter((each) => each.appName === appName)).toEqual([])
    expect(desk.everyRow).not.toContain(`"partOf":"${appName}"`)
    expect(desk.found.filter((each) => each.appName === appName)).toEqual([])
    const own = (app.commands ?? []).map(({ title }) => title)
    for (const title of own) expect(whole.keys).toContain(title)
    expect(desk.keys.filter((title) => own.includes(title))).toEqual([])
    expect(desk.groups.filter((title) => title.endsWith(appName))).toEqual([])
    expect(desk.registry.icons.filter((each) => each.icon === icon)).toEqual([])
  })

  it('has no entry that leads nowhere now', () => {
    const dead = desk.rows.filter((row) => desk.registry.openingOf(row).type === 'message/shown')
    expect(dead).toEqual([])
    expect(desk.rows.length).toBeGreaterThan(10)
  })

  it('is described without it', () => {
    // Their pages stay.
    if ('hasPage' in app) return
    const said = SAID[appName] ?? appName
    expect(desk.help.split('\n').filter((line) => line.includes(said))).toEqual([])
    const untidy = /\[|\]\(|\{| {2}|\s[.,]/
    expect(desk.help.split('\n').filter((line) => untidy.test(line))).toEqual([])
  })
})

it('names the app that shows each page', () => {
  const pages = createPages([makePost({})])
  const shownBy = pages.map(({ path, app }) => [path, app])
  const opened = pages.map(({ path }) => {
    const action = whole.registry.openLink(path)
    return [path, action?.type === 'app/added' ? action.appName : null]
  })
  expect(shownBy.filter(([, app]) => app !== null).length).toBeGreaterThan(5)
  expect(shownBy.filter(([, app]) => app !== null)).toEqual(
    opened.filter((_, index) => shownBy[index]?.[1] !== null),
  )
})
