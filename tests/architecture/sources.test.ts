/** What no linter rule says about the sources as texts. */
import { describe, expect, it } from 'vitest'
import { ROOMS } from './rooms.mjs'
import { CODE, filesBelow, matchesIn, read, readCode, readComments, SOURCES } from './sources.ts'

/** Files of the root that sources speak of. */
const ROOT_FILES = ['vite.config.ts']

const linesWith = (files: readonly string[], pattern: RegExp): readonly string[] =>
  files.flatMap((file) => matchesIn(file, read(file), pattern))

describe('the sources', () => {
  it('lie in rooms that have rules', () => {
    const isInRoom = (file: string): boolean =>
      ROOMS.some((room) => file.startsWith(`src/${room.name}/`))
    const loose = SOURCES.filter((file) => !isInRoom(file))
    expect(loose.sort()).toEqual(['src/README.md', 'src/tsconfig.json'])
  })

  it('leave no work undone', () => {
    expect(linesWith(CODE, /\b(TODO|FIXME|XXX)\b/g)).toEqual([])
  })

  it('keep style sheets within 250 lines too', () => {
    const styles = SOURCES.filter((file) => file.endsWith('.css'))
    const long = styles.filter((file) => read(file).split('\n').length > 250)
    expect(long).toEqual([])
  })

  it('never search the document for an element of another room', () => {
    // What runs before the program, and on pages, finds its elements in the HTML.
    const program = CODE.filter((file) => !/^src\/(boot|site\/browser|build)\//.test(file))
    expect(linesWith(program, /\bdocument\.querySelector/g)).toEqual([])
  })

  it('re-export only from the folders of apps', () => {
    const barrels = CODE.filter((file) => /(^|\/)index\.tsx?$/.test(file))
    expect(barrels.filter((file) => !/^src\/apps\/[^/]+\/index\.tsx?$/.test(file))).toEqual([])
  })

  it('read the clock only through the services', () => {
    const outside = CODE.filter((file) => !/^src\/(base\/services|boot|build|server)\//.test(file))
    const found = outside.flatMap((file) => matchesIn(file, readCode(file), /new Date\(\)/g))
    expect(found).toEqual([])
  })
})

describe('a file that a comment or a README names', () => {
  const NAMED = /(?<![\w*}>-])((?:[\w.-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|css))\b(?!\w|\()/g
  /** Files of owners, what a build writes, endings, and names in examples. */
  const ELSEWHERE =
    /^(?:src\/)?content\/|^lambda\.mjs$|^d\.ts$|^(?:src\/)?a\.ts$|^(?:publications|schema)\.ts$/
  const files = [...SOURCES, ...filesBelow('tests'), ...ROOT_FILES]
  const tails = new Set(
    files.flatMap((file) => {
      const parts = file.split('/')
      return parts.map((_, index) => parts.slice(index).join('/'))
    }),
  )
  const lost = (file: string, text: string): readonly string[] =>
    matchesIn(file, text, NAMED).filter((found) => {
      const named = found.slice(found.lastIndexOf(' ') + 1).replace(/^(?:\.{1,2}\/)+/, '')
      return !ELSEWHERE.test(named) && !tails.has(named)
    })

  it('exists', () => {
    const comments = [
      ...CODE,
      ...filesBelow('tests').filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
    ]
    const readmes = [
      ...files.filter((file) => file.endsWith('.md') && !file.startsWith('tests/second/')),
      'README.md',
      'CONTRIBUTING.md',
    ]
    expect([
      ...comments.flatMap((file) => lost(file, readComments(file))),
      ...readmes.flatMap((file) => lost(file, read(file))),
    ]).toEqual([])
  })

  it('would be missed', () => {
    expect(lost('a.ts', '// See gone/siteFiles.tsx.')).toHaveLength(1)
    expect(lost('a.ts', '// See desktop/state.ts.')).toEqual([])
  })
})
