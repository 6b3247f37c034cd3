/**
 * A second site, of another owner: its words are in tests/second/words, its address has a path, its policy stands in its pages,
 * its theme is turned to green, and it has one app more. A run builds it once, in a copy of the project.
 */
import { execFile } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { hashSources } from '../../src/build/scripts/freshness.mjs'
import { startBuiltServer } from '../support/builtServer.ts'
import { test as plainTest } from '../support/fixtures.ts'
import { copyProjectTo } from '../support/projectCopy.ts'
import { ROOT } from '../support/server.ts'

/** Its words, an app, and this file. */
const SOURCES = 'tests/second'
const WORDS = `${SOURCES}/words`
const FOLDER = path.join(ROOT, '.cache/second-site')
const BUILT = path.join(FOLDER, 'dist')
const SAID = path.join(FOLDER, 'said.txt')
const STAMP = path.join(FOLDER, 'made-from.txt')

export const ADDRESS = 'https://kipos.example/garden/v1.0'
export const BASE = '/garden/v1.0/'
/** Of OKLCH. */
export const HUE = 145

const LONG = 105

/** One word of 105 letters that begins with `start`: what stands in the words as `LONG-start`. */
export function longWord(start: string): string {
  return start + 'αβγδεζηθι'.repeat(LONG).slice(0, LONG - start.length)
}

export interface SecondSite {
  /** Address of its server, with the path at its end. */
  readonly url: string
  /** Folder with `client`, `server` and `hosts`. */
  readonly folder: string
  /** What its build has written. */
  readonly said: string
}

/** `page.goto('./blog')` is an address of this site. */
export const test = plainTest.extend<object, { site: SecondSite }>({
  baseURL: async ({ site }, use) => use(site.url),
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from here
    async ({}, use) => {
      await buildOnce()
      const server = await startBuiltServer(BUILT, [process.execPath, 'server/node.js'])
      await use({ url: server.url, folder: BUILT, said: readFileSync(SAID, 'utf8') })
      await server.end()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** One worker builds the site, and the others wait for it. */
async function buildOnce(): Promise<void> {
  const hash = hashSources(SOURCES)
  // The workers of a run have this variable in common.
  const lock = path.join(ROOT, `.cache/second-site-${process.env['MEADOW_TEST_PORT']}`)
  const isFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash
  while (!isFresh()) {
    try {
      mkdirSync(lock)
    } catch {
      await setTimeout(500)
      continue
    }
    try {
      await build()
      writeFileSync(STAMP, hash)
    } finally {
      rmSync(lock, { recursive: true })
    }
  }
}

/** @throws {Error} with what the build says, if it fails */
async function build(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  copyProjectTo(FOLDER, ['.cache/art', '.cache/made', SOURCES])
  const place = (file: string): string => path.join(FOLDER, file)
  symlinkSync(path.join(ROOT, 'node_modules'), place('node_modules'), 'junction')
  lengthen(place(WORDS))
  mkdirSync(place(`${WORDS}/images`))
  await sharp(path.join(ROOT, 'src/sample/images/avatar.webp')).toFile(
    place(`${WORDS}/images/avatar.png`),
  )
  await drawLeaf(320, 64, place(`${WORDS}/images/mark.png`))
  await drawLeaf(512, 512, place(`${WORDS}/images/leaf.png`))
  // All that adding an app takes beside its folder.
  appendFileSync(
    place('src/apps/registry.ts'),
    `export { guestbook } from '../../${SOURCES}/guestbook/manifest.ts'\n`,
  )
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [place('src/build/scripts/bundle.mjs'), BUILT],
    {
      cwd: FOLDER,
      env: { ...process.env, MEADOW_CONTENT: WORDS, MEADOW_POLICY: 'in-pages' },
    },
  )
  writeFileSync(SAID, stdout + stderr)
}

/** Puts the long words into all texts of a folder. */
function lengthen(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(?:ts|mdx?)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll(/LONG-(\w+)/g, (_, start: string) => longWord(start)),
    )
  }
}

/** A picture with transparent corners. */
async function drawLeaf(width: number, height: number, file: string): Promise<void> {
  const ellipse = `<ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="#2e8b57"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ellipse}</svg>`
  await sharp(Buffer.from(drawing)).png().toFile(file)
}

/** Collects the paths of what is requested from this machine, by this page and those that it opens, beside the site. */
export function requestsBeside(page: Page): readonly string[] {
  const found: string[] = []
  page.context().on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === 'localhost' && !pathname.startsWith(BASE)) found.push(pathname)
  })
  return found
}

/** What the document links to, or shows, beside the site. */
export function linksBeside(page: Page): Promise<string[]> {
  return page.evaluate((base) => {
    const names = ['href', 'src', 'srcset', 'action']
    return [...document.querySelectorAll('*')]
      .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
      .flatMap((value) => value.split(', '))
      .filter((address) => /^\/(?!\/)/.test(address) && !address.startsWith(base))
  }, BASE)
}
