import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { copyOwnFiles, ownFileAt, ownFiles } from '../../../../src/build/content/words/ownFiles.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let root: string
const place = () => ({
  root,
  words: 'src/content',
  pictures: 'assets/images',
  files: 'assets/files',
})
const write = (name: string) => {
  const file = path.join(root, 'assets/files', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, name)
}

beforeEach(() => {
  root = temporaryFolder()
})

describe("the owner's files", () => {
  it('need not be there', () => {
    expect(ownFiles(place())).toEqual([])
    expect(ownFileAt(place(), '/cv.pdf')).toBeNull()
  })

  it('are copied as they are, but for hidden ones', () => {
    for (const name of ['cv.pdf', 'talks/one.txt', '.DS_Store', '.well-known/security.txt'])
      write(name)
    const addresses = ['/.well-known/security.txt', '/cv.pdf', '/talks/one.txt']
    expect(ownFiles(place()).toSorted()).toEqual(addresses)
    const site = path.join(root, 'site')
    copyOwnFiles(place(), site)
    for (const address of addresses)
      expect(readFileSync(path.join(site, address), 'utf8')).toBe(address.slice(1))
    expect(existsSync(path.join(site, '.DS_Store'))).toBe(false)
  })

  it('are found by their addresses alone', () => {
    write('cv.pdf')
    writeFileSync(path.join(root, 'secret'), '')
    expect(ownFileAt(place(), '/cv.pdf')).toBe(path.join(root, 'assets/files/cv.pdf'))
    expect(ownFileAt(place(), '/../../secret')).toBeNull()
  })
})
