/**
 * That what is impure is handed in (src/base/services): time, chance, the network, storage, sound, the
 * clipboard, the history, and what the browser knows about the visitor. A list of what may be used, not
 * of what may not, so a global that nobody has thought of fails as well.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { globalUses } from './globals.ts'

/** The document itself is what the painters and views work on, so it is not handed in. */
const DOCUMENT = ['document', 'MutationObserver', 'ResizeObserver', 'OffscreenCanvas', 'CSS']
/** Functions and classes whose result depends on their arguments alone, or that only run something later. */
const PURE =
  /^(?:URL|URLSearchParams|AbortController|DOMException|DOMParser|Text(?:En|De)coder|queueMicrotask)$/
/** Classes that are only compared with: `event.target instanceof Element`. */
const CLASS = /^(?:Element|Node|(?:HTML|SVG)\w*Element|\w*Event)$/

/** Where a browser's window is handed in, and what runs by itself in a document, before or beside the program. */
const EDGES = [/^src\/app\/(?:main|start)\.tsx?$/, /^src\/boot\//, /^src\/site\/browser\//]

/** What else may be used, by file. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The only file that writes to the developer's console; it is imported, since no room depends on it.
  'src/base/services/report.ts': ['console'],
  // Spec section 4: "Report size only logs." Tests hand in another logger.
  'src/desktop/store/store.ts': ['console'],
}

const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  // Those run on Node, in a worker, or only while building.
  .filter((file) => !/^src\/(?:build|server|offline)\//.test(file))

const isAllowed = (file: string, name: string): boolean =>
  DOCUMENT.includes(name) ||
  PURE.test(name) ||
  CLASS.test(name) ||
  EXCEPTIONS[file]?.includes(name) === true

describe('the program', () => {
  it('uses no global that should be handed in', { timeout: 60_000 }, () => {
    const inside = files.filter((file) => !EDGES.some((edge) => edge.test(file)))
    expect(inside.length).toBeGreaterThan(200)
    const stray = globalUses(ROOT, 'src/tsconfig.json', inside)
      .filter(({ file, name }) => !isAllowed(file, name))
      .map(({ file, line, name }) => `${file}:${line}: ${name}`)
    expect(stray).toEqual([])
  })
})

describe('the search for globals', () => {
  // Inside the project, so that the compiler finds the types of its packages.
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(ROOT, '.cache/globals-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const namesIn = (source: string): readonly string[] => {
    const file = path.join(folder, 'sample.ts')
    writeFileSync(file, source)
    return globalUses(ROOT, 'src/tsconfig.json', [path.relative(ROOT, file)]).map(
      ({ name }) => name,
    )
  }

  it.each([
    ['a function', "export const load = () => fetch('/a')", 'fetch'],
    ['a member of the window', 'export const width = window.innerWidth', 'window'],
    ['the global object', "export const key = globalThis['localStorage']", 'globalThis'],
    ['a constructor', 'export const image = new Image()', 'Image'],
    ['what is passed on', 'export const host = { fetch }', 'fetch'],
    ['what is taken apart', 'export const { userAgent } = navigator', 'navigator'],
    ['chance', 'export const draw = Math.random', 'Math.random'],
    ['the time', 'export const now = () => Date.now()', 'Date.now'],
    ['the present moment', 'export const today = new Date()', 'new Date()'],
  ])('finds %s', (_, source, name) => {
    expect(namesIn(source)).toEqual([name])
  })

  it.each([
    ['a parameter of that name', 'export const load = (fetch: () => void) => fetch()'],
    ['a member of something else', 'export const go = (page: { history: number }) => page.history'],
    [
      'a type',
      'export const see = (view: Pick<Window, "history">, all: typeof fetch) => [view, all]',
    ],
    ['a given moment', 'export const day = new Date(2026, 0, 1)'],
    ['arithmetic', 'export const most = Math.max(1, 2)'],
  ])('does not take %s for one', (_, source) => {
    expect(namesIn(source)).toEqual([])
  })
})
