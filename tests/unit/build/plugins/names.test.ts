/** What the build names of packages must still exist. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PRECISION_MODULE } from '../../../../src/build/plugins/pixiPlugin.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'

const PIXI = path.join(ROOT, 'node_modules/pixi.js/lib')

it('a name in the lists of the build is the module of Pixi that asks for the precision, which exports just that', () => {
  const code = readFileSync(path.join(PIXI, PRECISION_MODULE), 'utf8')
  expect(code.match(/^export .*$/gm)).toEqual(['export { getMaxFragmentPrecision };'])
})
