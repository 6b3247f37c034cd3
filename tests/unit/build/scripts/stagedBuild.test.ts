import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildStaged } from '../../../../src/build/scripts/stagedBuild.mjs'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let root: string
const dist = (): string => path.join(root, 'dist')
const builds = (): string => path.join(root, '.cache/builds')
const page = (): string => readFileSync(path.join(dist(), 'index.html'), 'utf8')

/** A build that writes one page. */
const writing =
  (text: string) =>
  async (folder: string): Promise<void> =>
    writeFileSync(path.join(folder, 'index.html'), text)

beforeEach(() => {
  root = temporaryFolder()
})

describe('a build', () => {
  it('leaves dist as it was if it fails', async () => {
    await buildStaged(root, 'dist', writing('old'))
    const failing = buildStaged(root, 'dist', async (folder) => {
      await writing('half')(folder)
      throw new Error('a mistake in a post')
    })
    await expect(failing).rejects.toThrow('a mistake in a post')
    expect(page()).toBe('old')
    expect(readdirSync(builds())).toEqual([])
  })

  it('removes what an interrupted build left, and nothing of one that runs', async () => {
    // No system has a process of this number; the parent of this one runs for sure.
    const ended = '4194305999'
    for (const name of [ended, `${ended}-replaced`, String(process.ppid)]) {
      mkdirSync(path.join(builds(), name), { recursive: true })
    }
    await buildStaged(root, 'dist', writing('new'))
    expect(readdirSync(builds())).toEqual([String(process.ppid)])
  })
})
