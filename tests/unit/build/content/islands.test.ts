import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  findIslandProblems,
  islandsIn,
  writeFigures,
  writeIslands,
  writeStills,
} from '../../../../src/build/content/islands/islands.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let root: string

beforeEach(() => {
  root = temporaryFolder()
})

function placeWith(...files: readonly string[]) {
  for (const file of files) {
    const whole = path.join(root, 'src/content/islands', file)
    mkdirSync(path.dirname(whole), { recursive: true })
    writeFileSync(whole, '')
  }
  return { root, words: 'src/content' }
}

describe('interactive figures', () => {
  it('are the folders in islands', () => {
    const place = placeWith(
      'waves/figure.ts',
      'waves/live.ts',
      'coin/figure.ts',
      'coin/live.ts',
      '.git/x',
      'notes.txt',
    )
    expect(islandsIn(place)).toEqual(['coin', 'waves'])
    expect(findIslandProblems(place)).toEqual([])
    expect(writeFigures({ place })).toContain(
      '"waves": () => import("/src/content/islands/waves/live.ts")',
    )
    expect(writeStills({ place })).toContain('from "/src/content/islands/coin/figure.ts"')
    expect(writeIslands({ place })).toContain('import("/src/documents/living/watchFigures.ts")')
  })

  it('cost a site without any no code', () => {
    const place = placeWith()
    expect(writeIslands({ place })).toBe('export const loadFigures = null\n')
    expect(writeStills({ place })).toBe('export const stills = {  }\n')
  })

  it('have two files each, and a missing one is told', () => {
    expect(findIslandProblems(placeWith('coin/figure.ts')).map(describeProblem)).toEqual([
      'src/content/islands/coin/live.ts: an interactive figure is made of figure.ts and live.ts, but there is no such file',
    ])
  })
})
