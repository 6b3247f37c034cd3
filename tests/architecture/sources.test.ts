/** What no linter rule says about the sources as texts. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { ROOMS } from './rooms.mjs'

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
    const isInRoom = (file: string): boolean =>
      ROOMS.some((room) => file.startsWith(`src/${room.name}/`))
    const loose = sources.filter((file) => !isInRoom(file))
    expect(loose.sort()).toEqual(['src/README.md', 'src/tsconfig.json'])
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

  it('never search the document for an element of another room', () => {
    // What runs before the program, and on pages, finds its elements in the HTML.
    const program = code.filter((file) => !/^src\/(boot|site\/browser|build)\//.test(file))
    expect(linesWith(program, /\bdocument\.querySelector/)).toEqual([])
  })

  it('re-export only from the folders of apps', () => {
    const barrels = code.filter((file) => /(^|\/)index\.tsx?$/.test(file))
    expect(barrels.filter((file) => !/^src\/apps\/[^/]+\/index\.tsx?$/.test(file))).toEqual([])
  })
})
