import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { BundledSoftware } from '../../../../src/site/facts/software.ts'
import {
  packageFolder,
  readFont,
  readPackage,
  SoftwareList,
} from '../../../../src/build/plugins/softwarePlugin.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'software-'))
afterAll(() => rmSync(folder, { recursive: true }))

function place(file: string, content: string): void {
  const whole = path.join(folder, file)
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, content)
}

describe('the package of a module', () => {
  it.each([
    ['/site/src/app/main.tsx', null],
    ['\0virtual:posts', null],
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['\0/site/node_modules/react/index.js?commonjs-module', '/site/node_modules/react'],
    ['/site/node_modules/@pixi/react/lib/a.js', '/site/node_modules/@pixi/react'],
    ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
    ['\0vite/preload-helper.js', '/site/node_modules/vite'],
    ['\0rolldown/runtime.js', '/site/node_modules/rolldown'],
  ])('%j', (id, expected) => {
    expect(packageFolder(id, '/site')).toBe(expected)
  })
})

describe('what a package says of itself', () => {
  const about = { name: 'a', version: '1.2.3', license: 'MIT' }

  it('is read with its licence', () => {
    place('a/package.json', JSON.stringify({ ...about, homepage: 'https://a.example' }))
    place('a/LICENSE.md', '# MIT\n\nDo as you like.\n\n# Licenses of bundled dependencies\n\nMany.')
    expect(readPackage(path.join(folder, 'a'))).toEqual({
      kind: 'library',
      name: 'a',
      version: '1.2.3',
      licence: 'MIT',
      homepage: 'https://a.example',
      text: '# MIT\n\nDo as you like.',
    })
  })

  it('may lack a text and a homepage', () => {
    place('b/package.json', JSON.stringify({ ...about, name: 'b' }))
    const { text, homepage } = readPackage(path.join(folder, 'b'))
    expect(text).toBeUndefined()
    expect(homepage).toBe('https://www.npmjs.com/package/b')
  })

  it('stops the build without a licence', () => {
    place('c/package.json', JSON.stringify({ name: 'c', version: '1.0.0' }))
    expect(() => readPackage(path.join(folder, 'c'))).toThrow('c 1.0.0 is bundled and names no')
  })
})

describe('a font', () => {
  it('is known by the first word of its file, and has its licence beside it', () => {
    place('fonts/LICENSE-fira.txt', 'Open.\n')
    expect(readFont(path.join(folder, 'fonts/fira-sans-bold.woff2'))).toMatchObject({
      kind: 'font',
      name: 'Fira Sans',
      licence: 'OFL-1.1',
      text: 'Open.',
    })
  })

  it('stops the build where it is unknown, or alone', () => {
    expect(() => readFont(path.join(folder, 'fonts/comic-sans.woff2'))).toThrow('without a licence')
    expect(() => readFont(path.join(folder, 'fonts/dejavu-sans.woff2'))).toThrow('LICENSE-dejavu')
  })
})

describe('the software of several bundles', () => {
  it('is listed once each, by name', () => {
    const entry = (name: string, version: string): BundledSoftware => ({
      kind: 'library',
      name,
      version,
      licence: 'MIT',
      homepage: 'https://a.example',
    })
    const list = new SoftwareList()
    list.add([entry('b', '1'), entry('a', '1')])
    list.add([entry('a', '1'), entry('a', '2')])
    expect(list.entries.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'a 1',
      'a 2',
      'b 1',
    ])
  })
})
