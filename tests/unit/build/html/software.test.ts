import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundledSoftware } from '../../../../src/build/html/software.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const root = temporaryFolder()

for (const [file, content] of [
  ['assets/fonts/LICENSE-fira.txt', 'Open.\n'],
  ['node_modules/rolldown/LICENSE', 'MIT'],
  ['node_modules/vite/LICENSE.md', '# MIT\n\n# Licenses of bundled dependencies\n\nMany.'],
] as const) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

const aPackage = (name: string, version: string) => ({ name, version, identifier: 'MIT' })

describe('the software in the bundles', () => {
  it('has its licence, for a tool without those of what it is made of', () => {
    const found = bundledSoftware([{ ...aPackage('a', '1'), text: 'Free.\n' }], [], root)
    expect(found[0]).toEqual({
      kind: 'library',
      name: 'a',
      version: '1',
      licence: 'MIT',
      homepage: 'https://www.npmjs.com/package/a',
      text: 'Free.',
    })
    expect(found.at(-1)?.text).toBe('# MIT')
  })

  it('stops the build without a licence', () => {
    const packages = [{ name: 'c', version: '1.0.0' }]
    expect(() => bundledSoftware(packages, [], root)).toThrow('c 1.0.0 is bundled, but does not')
  })
})

describe('a font', () => {
  it('is known by the first word of its file, and has its licence beside it', () => {
    const found = bundledSoftware([], ['assets/fonts/fira-sans-bold.woff2'], root)
    expect(found).toContainEqual({
      kind: 'font',
      name: 'Fira Sans',
      licence: 'OFL-1.1',
      homepage: 'https://mozilla.github.io/Fira/',
      text: 'Open.',
    })
  })

  it('stops the build if its licence is missing; that of an owner is not listed', () => {
    const read = (name: string) => bundledSoftware([], [`assets/fonts/${name}`], root)
    expect(read('comic-sans.woff2').filter(({ kind }) => kind === 'font')).toEqual([])
    expect(() => read('dejavu-sans.woff2')).toThrow('LICENSE-dejavu')
  })
})
