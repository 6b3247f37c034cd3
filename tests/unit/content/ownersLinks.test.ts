/** What the owner's icons and START entries lead to: a page of this site, an app, or another site. */
import { describe, expect, it } from 'vitest'
import { pathOfApp } from '../../../src/desktop/locations.ts'
import { linkMismatch } from '../../../src/build/content/checks/linkChecks.ts'
import { readContent } from '../../../src/build/content/readContent.ts'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { postPath, twinPath } from '../../../src/content/addresses.ts'
import { desktopIcons, withoutIcon } from '../../../src/content/desktopIcons.ts'
import { site } from '../../../src/content/site.ts'
import {
  allPrograms,
  places,
  programs,
  session,
  withoutEntry,
  type StartMenuEntry,
  type StartMenuItem,
} from '../../../src/content/startMenu.ts'
import { REGISTRY } from '../../support/registry.ts'

const ICONS = 'src/content/desktopIcons.ts'
const MENU = 'src/content/startMenu.ts'

const itemsIn = (entries: readonly StartMenuEntry[]): readonly StartMenuItem[] =>
  entries.flatMap((entry) => {
    if (entry.type === 'menu') return itemsIn(entry.entries)
    return entry.type === 'item' ? [entry] : []
  })

const named = [
  ...desktopIcons.map(({ title, appName, link }) => ({ file: ICONS, title, appName, link })),
  ...itemsIn([...programs, allPrograms, ...places, ...session]).map(({ text, appName, link }) => ({
    file: MENU,
    title: text,
    appName,
    link,
  })),
]

function reachable(): Parameters<typeof linkMismatch>[2] {
  const { paths, articles } = readContent(ROOT)
  const appPaths = REGISTRY.apps.flatMap((app) =>
    app.kind === 'cookieBanner' ? [] : (pathOfApp(app) ?? []),
  )
  const posts = articles.flatMap(({ slug }) => [postPath(slug), twinPath(slug)])
  return {
    address: site.address,
    paths: new Set([...paths, ...posts, ...appPaths]),
    ids: new Map(),
  }
}

describe('what the owner puts on the desktop and into START', () => {
  it('links to pages and apps that exist', () => {
    const target = reachable()
    const lost = named.flatMap(({ file, title, link }) => {
      const mismatch = link === undefined ? undefined : linkMismatch(link, '/', target)
      return mismatch === undefined ? [] : [`${file}: '${title}': ${mismatch}`]
    })
    expect(lost).toEqual([])
  })

  it('opens apps that exist', () => {
    const names = [
      ...named.flatMap(({ file, title, appName }) => (appName ? [{ file, title, appName }] : [])),
      ...withoutIcon.map((appName) => ({ file: ICONS, title: 'withoutIcon', appName })),
      ...withoutEntry.map((appName) => ({ file: MENU, title: 'withoutEntry', appName })),
    ]
    const lost = names
      .filter(({ appName }) => !REGISTRY.manifests.has(appName))
      .map(({ file, title, appName }) => `${file}: '${title}': there is no app '${appName}'`)
    expect(lost).toEqual([])
  })

  it('gives every icon a number of its own', () => {
    const ids = desktopIcons.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
