import { expect, it } from 'vitest'
import { displayChoices } from '../../../../src/base/services/display/displayChoices.ts'

const DEFAULTS = displayChoices(undefined)

it('without a choice everything is as the site was built', () => {
  expect(DEFAULTS).toMatchObject({ scheme: 'blue', wallpaper: 'meadow', size: 100, saver: 'none' })
})

it.each([
  [null, {}],
  ['olive', {}],
  [{ scheme: 'pink', wallpaper: 'aurora' }, { wallpaper: 'aurora' }],
  [{ wallpaper: '../../secret', size: 150 }, { size: 150 }],
  [{ size: 101, scheme: 'silver' }, { scheme: 'silver' }],
  [{ size: 400, color: 'red;}', placement: 'tile' }, { placement: 'tile' }],
  [
    { color: '#00ff80', saverMinutes: 0, saver: 'bubbles' },
    { color: '#00ff80', saver: 'bubbles' },
  ],
])('of %o the fields without a mistake are kept', (stored, kept) => {
  expect(displayChoices(stored)).toEqual({ ...DEFAULTS, ...kept })
})
