/** An app's name stands in its own folder and in the owner's content, and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as registered from '../../src/apps/registry.ts'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { namesSpelt } from './appNames.ts'

/** Rooms that can open an app. Pages, server and build cannot: there the same words are those of pages. */
const ROOMS = ['app', 'apps', 'base', 'boot', 'consent', 'desktop', 'display', 'shell', 'ui']

/** Texts for visitors that are worded like an app's name. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  // The title of a window whose post does not exist.
  'src/apps/blogPost/manifest.ts': ['Blog'],
  // Rows, buttons and boxes that search nothing, or the help alone.
  'src/apps/internetExplorer/bars/Toolbar.tsx': ['Search', 'Mail'],
  'src/apps/help/Band.tsx': ['Search'],
  'src/apps/internetExplorer/search/SearchField.tsx': ['Search'],
  'src/apps/myComputer/Toolbar.tsx': ['Search'],
  // A dead link at the foot of the search page.
  'src/apps/internetExplorer/search/HomePage.tsx': ['About'],
  // The spec's label of a link to the page.
  'src/apps/myComputer/overview/overviewGroups.ts': ['Blog'],
}

const apps = Object.values(registered)
const names = apps.map((app) => app.appName)

/** The folder of the app that has this name, as its manifest says. */
function folderOf(appName: string): string | undefined {
  return readdirSync(path.join(ROOT, 'src/apps'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `src/apps/${entry.name}`)
    .find((folder) => {
      try {
        const manifest = readFileSync(path.join(ROOT, folder, 'manifest.ts'), 'utf8')
        return namesSpelt('manifest.ts', manifest, new Set([appName])).length > 0
      } catch {
        return false
      }
    })
}

const folders = new Map(names.map((name) => [name, folderOf(name)]))

function sourcesOf(room: string): string[] {
  return readdirSync(path.join(ROOT, 'src', room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

/** `file:line: name`, for each name outside its app's folder. */
function strayNames(file: string, source: string): string[] {
  const allowed = LABELS[file] ?? []
  return namesSpelt(file, source, new Set(names))
    .filter(({ text }) => !file.startsWith(`${folders.get(text)}/`) && !allowed.includes(text))
    .map(({ text, line }) => `${file}:${line}: ${text}`)
}

describe('the names of apps', () => {
  it('each stand in a folder of their own', () => {
    expect([...folders.values()]).not.toContain(undefined)
    expect(new Set(folders.values()).size).toBe(names.length)
  })

  it('stand in no other file of the program', () => {
    const sources = ROOMS.flatMap(sourcesOf)
    expect(sources.length).toBeGreaterThan(200)
    const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
    expect(sources.flatMap((file) => strayNames(file, read(file)))).toEqual([])
  })

  it('are worded like each label that is left out above', () => {
    for (const [file, labels] of Object.entries(LABELS)) {
      const source = readFileSync(path.join(ROOT, file), 'utf8')
      const found = namesSpelt(file, source, new Set(labels)).map(({ text }) => text)
      expect(new Set(found)).toEqual(new Set(labels))
    }
  })
})

describe('a name outside its folder', () => {
  const file = 'src/shell/taskbar/Taskbar.tsx'

  it.each([
    ["dispatch({ type: 'app/added', appName: 'Error' })", 'Error'],
    ['const name = "Internet Explorer"', 'Internet Explorer'],
    ['const name = `Notepad`', 'Notepad'],
    ['const element = <Window app="Blog" />', 'Blog'],
    ['const element = <b> About </b>', 'About'],
    ["const commands = { Cookies: 'x' }", 'Cookies'],
    ["const commands = { 'My Computer': 1 }", 'My Computer'],
  ])('is found in %s', (source, name) => {
    expect(strayNames(file, source)).toEqual([`${file}:1: ${name}`])
  })

  it.each(["// 'Error'", 'throw new Error(text)', "const text = 'Errors'", 'type A = Blog'])(
    'is not seen in %s',
    (source) => {
      expect(strayNames(file, source)).toEqual([])
    },
  )

  it('is found in the folder of another app, and not in its own', () => {
    const source = "const name = 'Notepad'"
    expect(strayNames('src/apps/blog/View.tsx', source)).toHaveLength(1)
    expect(strayNames('src/apps/notepad/View.tsx', source)).toEqual([])
  })
})
