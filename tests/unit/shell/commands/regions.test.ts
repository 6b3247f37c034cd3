import { expect, it } from 'vitest'
import { iconTarget, START, START_MENU, windowTarget } from '../../../../src/desktop/focusTarget.ts'
import { regionsAfter } from '../../../../src/shell/commands/regions.ts'
import { aDesktop, aWindow } from '../../../support/builders.ts'

const state = aDesktop([aWindow({ id: '1' }), aWindow({ id: '2', minimized: true })])
const [ICON, WINDOW] = [iconTarget(state.icons[0]?.id ?? 0), windowTarget('1')]

it.each([
  ['the icons', ICON, 1, [WINDOW, START]],
  ['nothing', null, 1, [WINDOW, START]],
  ['a window', WINDOW, 1, [START, ICON]],
  ['the taskbar', START, 1, [ICON, WINDOW]],
  ['START’s menu', START_MENU, 1, [ICON, WINDOW]],
  ['the icons, backwards', ICON, -1, [START, WINDOW]],
  ['the taskbar, backwards', START, -1, [WINDOW, ICON]],
] as const)(
  'from %s the keyboard goes on to the next part that is there',
  (_, holder, by, next) => {
    expect(regionsAfter(holder, by, state)).toEqual(next)
  },
)

it('a desktop without windows has two', () => {
  expect(regionsAfter(ICON, 1, aDesktop([]))).toEqual([START])
})
