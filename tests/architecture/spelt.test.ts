/** Names of apps and paths of the site are spelt in one place each, so that they can be changed there. */
import { describe, expect, it } from 'vitest'
import * as registered from '../../src/apps/registry.ts'
import * as addresses from '../../src/owner/paths.ts'
import { CODE, matchesIn, readCode, spelt } from './sources.ts'

/** Texts for visitors that are worded like an app's name. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  // The title of a window whose post does not exist.
  'src/apps/blogPost/manifest.ts': ['Blog'],
  // A tool that opens the app that searches, whatever its name.
  'src/apps/host/documents/ArticleTools.tsx': ['Search'],
  // Rows, buttons and boxes that search nothing, or the help alone.
  'src/apps/internetExplorer/bars/Toolbar.tsx': ['Search', 'Mail'],
  'src/apps/help/Band.tsx': ['Search'],
  'src/apps/internetExplorer/search/parts.tsx': ['Search'],
  'src/apps/myComputer/Toolbar.tsx': ['Search'],
  // A dead link at the foot of the search page.
  'src/apps/internetExplorer/search/HomePage.tsx': ['About'],
  // The spec's label of a link to the page.
  'src/apps/myComputer/overview/overviewGroups.ts': ['Blog', 'Control Panel', 'Task Manager'],
  // Settings and rows that say the application was not found on a desktop without their app.
  'src/apps/controlPanel/settings.ts': [
    'Display Properties',
    'Sounds and Audio Devices',
    'Date and Time',
    'Cookies',
    'Accessibility Options',
  ],
  'src/apps/host/menus/sharedRows.ts': ['Mail', 'Blog', 'Sounds and Audio Devices'],
  'src/apps/internetExplorer/commands.ts': [
    'Search',
    'Mail',
    'Run',
    'Resume',
    'Blog',
    'Assistant',
    'Control Panel',
  ],
  'src/apps/taskManager/commands.ts': ['Run'],
  'src/apps/myComputer/commands.ts': ['Search', 'Internet Explorer', 'Control Panel'],
  'src/apps/controlPanel/View.tsx': ['My Computer', 'Help and Support'],
  'src/apps/accessibilityOptions/View.tsx': ['Help and Support'],
}

/** Rooms that can open an app. Pages, server and build cannot: there the same words are those of pages. */
const ROOMS =
  /^src\/(?:app|apps|base|boot|consent|desktop|display|shell|ui|files|journey|memory|windows|host)\//
/** The server of files knows what the build writes, not what it means; the owner links to pages by hand. */
const OUTSIDE = /^src\/(?:build\/|server\/http\/|content\/|sample\/|owner\/paths\.ts)/

const names = Object.values(registered).map((app) => app.appName)
const paths = Object.values(addresses).filter((value) => typeof value === 'string')

/** Where apps are named. */
const manifests = CODE.filter((file) => /^src\/apps\/[^/]+\/manifest\.ts$/.test(file))
const folders = new Map(
  names.map((name) => [
    name,
    manifests
      .find((file) => matchesIn(file, readCode(file), spelt([name])).length > 0)
      ?.replace('manifest.ts', ''),
  ]),
)

function strayNames(file: string, source: string): readonly string[] {
  const others = names.filter((name) => {
    const folder = folders.get(name)
    return !(folder && file.startsWith(folder)) && !LABELS[file]?.includes(name)
  })
  return matchesIn(file, source, spelt(others))
}

describe('the name of an app', () => {
  it('stands in the manifest of a folder of its own, and nowhere else', () => {
    expect([...folders.values()]).not.toContain(undefined)
    expect(new Set(folders.values()).size).toBe(names.length)
    const sources = CODE.filter((file) => ROOMS.test(file))
    expect(sources.length).toBeGreaterThan(150)
    expect(sources.flatMap((file) => strayNames(file, readCode(file)))).toEqual([])
  })

  it.each([
    ["dispatch({ type: 'app/added', appName: 'Error' })", 1],
    ['<Window app="Blog" />', 1],
    ['  Cookies: 1,', 1],
    ["const text = 'Errors'", 0],
    ['throw new Error(text)', 0],
  ])('would be found in: %s', (source, count) => {
    expect(strayNames('src/shell/taskbar/Taskbar.tsx', source)).toHaveLength(count)
  })
})

/** An attribute of JSX that holds a path of this site without `hrefOf` (src/owner/base.ts). */
const BARE =
  /\b(?:href|src|action)=(?:"\/[^"]*"|\{(?!hrefOf\()[^}]*\b(?:[A-Z_]+_PATH|\w+Path)\b[^}]*\})/g

describe('a path of the site', () => {
  const sources = CODE.filter((file) => !OUTSIDE.test(file))

  it('is a literal of one file', () => {
    const found = sources.flatMap((file) => matchesIn(file, readCode(file), spelt(paths)))
    expect(found).toEqual([])
  })

  it('leaves for a browser with the base of the site in front', () => {
    expect(sources.flatMap((file) => matchesIn(file, readCode(file), BARE))).toEqual([])
    expect(matchesIn('a.tsx', '<a href={postPath(slug)}>', BARE)).toHaveLength(1)
    expect(matchesIn('a.tsx', '<a href="/">', BARE)).toHaveLength(1)
    expect(matchesIn('a.tsx', '<a href={hrefOf(postPath(slug))}>', BARE)).toEqual([])
  })
})
