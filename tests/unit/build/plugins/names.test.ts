/** The lists by which the build names files of the site and of packages: each name must still exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LAZY } from '../../../../src/build/html/offlineCopy.ts'
import {
  BASE,
  DOCUMENT_SHEETS,
  KIND_SHEETS,
  KIND_STYLES,
  NOT_SHARED,
  PAGE_STYLES,
  PAGES_ENTRY,
  PROGRAM,
  RENDERERS,
  SHARED_PACKAGES,
} from '../../../../src/build/bundling/chunks.ts'
import { PRECISION_MODULE } from '../../../../src/build/plugins/pixiPlugin.ts'
import { PAGE_SHEETS } from '../../../../src/build/plugins/styleSheetsPlugin.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'

const PIXI = path.join(ROOT, 'node_modules/pixi.js/lib')

/** As the bundler and its manifest name them. */
const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.split(path.sep).join('/')}`)
  .flatMap((name) => [name, `/${name}`])

describe('a name in the lists of the build', () => {
  it.each([PAGES_ENTRY, PAGE_STYLES, ...Object.values(KIND_STYLES), ...PROGRAM])(
    'is a source: %s',
    (name) => {
      expect(existsSync(path.join(ROOT, name))).toBe(true)
    },
  )

  it.each([...BASE, ...NOT_SHARED, DOCUMENT_SHEETS, ...Object.values(KIND_SHEETS), PAGE_SHEETS])(
    'matches a source: %s',
    (name) => {
      expect(sources.some((source) => name.test(source))).toBe(true)
    },
  )

  it.each(SHARED_PACKAGES)('is a package: %s', (name) => {
    expect(existsSync(path.join(ROOT, 'node_modules', name, 'package.json'))).toBe(true)
  })

  it.each(RENDERERS)('is a renderer of Pixi: %s', (name) => {
    expect(existsSync(path.join(PIXI, 'rendering/renderers', name))).toBe(true)
  })

  it('is the module of Pixi that asks for the precision, which exports just that', () => {
    const code = readFileSync(path.join(PIXI, PRECISION_MODULE), 'utf8')
    expect(code.match(/^export .*$/gm)).toEqual(['export { getMaxFragmentPrecision };'])
  })

  it.each(LAZY)('matches something that only a visit keeps: %s', (name) => {
    const files = [...sources, '../node_modules/pixi.js/lib/index.mjs']
    expect(files.some((file) => name.test(file))).toBe(true)
  })
})
