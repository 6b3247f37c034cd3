/** What no linter rule says about the sources as texts. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../src/build/root.mjs'
import { ROOMS } from './rooms.mjs'

/** Rooms that are no part of the product's layering: the root, and what runs before it. */
const OTHER_ROOMS = ['app', 'build']

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

function linesWith(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

const sources = filesBelow('src')
const code = sources.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const styles = sources.filter((file) => file.endsWith('.css'))

describe('the sources', () => {
  it('lie in rooms that have rules', () => {
    const rooms = readdirSync(path.join(ROOT, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    const known = [...ROOMS.map((room) => room.name), ...OTHER_ROOMS]
    expect(rooms.filter((room) => !known.includes(room))).toEqual([])
  })

  it('read the time only where it is injected', () => {
    const pure = code.filter((file) => !/^src\/(services|server|build)\//.test(file))
    expect(linesWith(pure, /\bnew Date\(\)/)).toEqual([])
  })

  it('never silence the compiler', () => {
    expect(linesWith(code, /@ts-(ignore|nocheck)|\bas any\b/)).toEqual([])
  })

  it('leave no work undone', () => {
    expect(linesWith(code, /\b(TODO|FIXME|XXX)\b/)).toEqual([])
  })

  it('keep style sheets within 250 lines too', () => {
    const long = styles.filter(
      (file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length > 250,
    )
    expect(long).toEqual([])
  })

  it('re-export only from the folders of apps', () => {
    const barrels = code.filter((file) => /(^|\/)index\.tsx?$/.test(file))
    expect(barrels.filter((file) => !/^src\/apps\/[^/]+\/index\.tsx?$/.test(file))).toEqual([])
  })
})
