/** The article on programming by voice promises that its listings run, and prints what they print. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../src/build/scripts/root.mjs'

const SOURCE = readFileSync(path.join(ROOT, 'src/sample/posts/hands-free-coding.mdx'), 'utf8')
const SYMBOLS = ['parseToken', 'parseTokens', 'retryBudget', 'userId', 'user_id', 'useRefCount']

const blocks = [...SOURCE.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language = '', text = '']) => ({
  language,
  text,
  name: /^\/\/ ([\w.]+\.mjs)/.exec(text)?.[1],
}))

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'listings-'))
  for (const { name, text } of blocks) if (name) writeFileSync(path.join(folder, name), text)
})

afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder })
  return stdout
}

async function load(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(path.join(folder, name)).href)
}

describe('the listings on programming by voice', () => {
  it('have a name each, where they are programs', () => {
    const programs = blocks.filter(({ language }) => language === 'js')
    expect(programs.length).toBeGreaterThan(5)
    expect(programs.filter(({ name }) => !name)).toEqual([])
  })

  it.each(['grammar.test.mjs', 'session.test.mjs'])('pass their own tests: %s', async (name) => {
    expect(await run('--test', name)).toMatch(/# fail 0\n/)
  })

  it.each(['collisions.mjs', 'example.mjs'])('print what is printed below: %s', async (name) => {
    const place = blocks.findIndex((block) => block.name === name)
    expect(await run(name)).toBe(blocks[place + 1]?.text)
  })

  it('hold as many words as the text says', async () => {
    const { vocabulary } = (await load('grammar.mjs')) as { vocabulary: () => readonly string[] }
    expect(SOURCE).toContain(`returns the ${vocabulary().length} words that the closed rules use`)
  })

  it('find the names in the table', async () => {
    const { resolve } = (await load('names.mjs')) as {
      resolve: (heard: string, symbols: readonly string[]) => Found
    }
    const rows = [...SOURCE.matchAll(/^\| "([^"]+)"\s+\| (.*?)\s+\|$/gm)]
    expect(rows.length).toBeGreaterThan(4)
    for (const [, heard = '', said] of rows) expect(inWords(resolve(heard, SYMBOLS))).toBe(said)
  })
})

type Found =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'ask'; readonly options: readonly string[] }
  | { readonly kind: 'new' }

function inWords(found: Found): string {
  if (found.kind === 'new') return 'a new name'
  if (found.kind === 'found') return `\`${found.name}\``
  return `asks: ${found.options.map((name) => `\`${name}\``).join(' or ')}?`
}
