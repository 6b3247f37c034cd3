import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tintedControls, withDrawings } from '../../../../src/build/plugins/stylesPlugin.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const CONTROLS = path.join(ROOT, 'assets/controls')

it('drawings of controls stay files in a style sheet, which weighs as much in any hue', () => {
  const css =
    `a { background: url('../../assets/controls/close-normal.svg') center / 22px } ` +
    `b { --glyph: url("../controls.svg"), url('../assets/controls/scroll-up.svg?inline') }`
  expect(withDrawings(css, '../made')).toBe(
    `a { background: url('../made/close-normal.svg') center / 22px } ` +
      `b { --glyph: url("../controls.svg"), url('../made/scroll-up.svg?inline') }`,
  )
})

it('the blue buttons and the arrows of scroll bars turn with the hue, red and black do not', async () => {
  const cache = temporaryFolder()
  const tinted = await tintedControls(CONTROLS, cache, 25)
  const names = readdirSync(CONTROLS)
  const same = names.filter(
    (name) =>
      readFileSync(path.join(CONTROLS, name), 'utf8') ===
      readFileSync(path.join(tinted, name), 'utf8'),
  )
  expect(same).toEqual(names.filter((name) => /^(?:close-|steer\.)/.test(name)))
})
