import { describe, expect, it } from 'vitest'
import {
  focusAfterLoss,
  openerFor,
  takesFocusAway,
  type Loss,
  type Opening,
} from '../../../../src/app/focus/focusRules.ts'
import {
  APP_SWITCHER,
  BALLOON,
  CHAT_BUBBLE,
  COOKIE_DIALOG,
  DESKTOP_MENU_TARGET,
  iconTarget,
  POWER_DIALOG,
  START,
  START_MENU,
  windowButtonTarget,
  WINDOW_SWITCHER,
  windowTarget,
  type FocusTarget,
} from '../../../../src/desktop/focusTarget.ts'
import { aDesktop, anIcon, aWindow, ICONS } from '../../../support/builders.ts'

const [W1, W2, W3] = ['1', '2', '3'].map(windowTarget) as [FocusTarget, FocusTarget, FocusTarget]
const [FIRST, OTHER] = [iconTarget(2), iconTarget(4)]

type Pairs = readonly (readonly [opened: FocusTarget, from: FocusTarget])[]

describe('the focus after a loss', () => {
  it.each<[string, FocusTarget, Pairs, Partial<Loss>, FocusTarget[]]>([
    ['a window: the one in front', W2, [[W2, OTHER]], { front: '1' }, [W1, OTHER, FIRST]],
    ['a window: its opener', W2, [[W2, OTHER]], {}, [OTHER, FIRST]],
    ['a window from the START menu: START', W1, [[W1, START]], {}, [START, FIRST]],
    [
      'a window: the openers of its opener, without windows',
      W3,
      [
        [W3, W2],
        [W2, POWER_DIALOG],
        [POWER_DIALOG, START],
      ],
      {},
      [POWER_DIALOG, START, FIRST],
    ],
    [
      'windows that were opened from each other',
      W1,
      [
        [W1, W2],
        [W2, W1],
      ],
      {},
      [FIRST],
    ],
    [
      'a window: the focused icon',
      W1,
      [],
      { icons: [anIcon({ id: 2 }), anIcon({ id: 4, isFocus: true })] },
      [OTHER],
    ],
    ['a window without icons', W1, [], { icons: [] }, []],
    [
      'a menu of the desktop: the icon',
      DESKTOP_MENU_TARGET,
      [[DESKTOP_MENU_TARGET, OTHER]],
      { front: '1' },
      [OTHER, FIRST],
    ],
    [
      'a menu of the desktop: the window that it has opened',
      DESKTOP_MENU_TARGET,
      [[DESKTOP_MENU_TARGET, OTHER]],
      { front: '2', hasNewFront: true },
      [W2, OTHER, FIRST],
    ],
    [
      'a dialog: itself, its opener, then a window',
      COOKIE_DIALOG,
      [[COOKIE_DIALOG, OTHER]],
      { front: '1' },
      [COOKIE_DIALOG, OTHER, W1, START, FIRST],
    ],
    [
      'a dialog of a window: the window before what that was opened from',
      WINDOW_SWITCHER,
      [
        [WINDOW_SWITCHER, W1],
        [W1, OTHER],
      ],
      { front: '1' },
      [WINDOW_SWITCHER, W1, OTHER, START, FIRST],
    ],
    ['a notice', BALLOON, [], { front: '1' }, [START, W1, FIRST]],
    ['START: the window in front', START_MENU, [], { front: '1' }, [W1, START, FIRST]],
    ['START', START_MENU, [], {}, [START, FIRST]],
    ['an icon', iconTarget(3), [], { front: '1' }, [iconTarget(3), W1, FIRST]],
    ['a button', windowButtonTarget('1'), [], {}, [windowButtonTarget('1'), FIRST]],
  ])('of %s', (_, lost, openers, about, places) => {
    const loss = { lost, front: null, openers: new Map(openers), icons: ICONS, ...about }
    expect(focusAfterLoss(loss)).toEqual(places)
  })

  it('is moved where it was inside, and where nothing has it but for notices and icons', () => {
    const all = [W1, APP_SWITCHER, START_MENU, BALLOON, FIRST]
    const taken = (focus: 'inside' | 'elsewhere' | 'nowhere') =>
      all.filter((target) => takesFocusAway(target, focus))
    expect(taken('inside')).toEqual(all)
    expect(taken('elsewhere')).toEqual([])
    expect(taken('nowhere')).toEqual([W1, APP_SWITCHER, START_MENU])
  })
})

describe('what a window or dialog counts as opened from', () => {
  const state = aDesktop([aWindow({ id: '1', appName: 'Assistant' }), aWindow({ id: '2' })])

  it.each<[string, Partial<Opening>, FocusTarget | undefined]>([
    ['what has the focus', { holder: START, openers: new Map([[W1, FIRST]]) }, START],
    ['what it was opened from before', { lost: W2, openers: new Map([[W1, START]]) }, START],
    ['a dialog that has gone in its favour', { lost: POWER_DIALOG }, POWER_DIALOG],
    ['its icon, after a notice has gone', { lost: CHAT_BUBBLE }, OTHER],
    ['its icon, where a notice has the focus', { holder: CHAT_BUBBLE }, OTHER],
    ['its icon, where nothing is known', {}, OTHER],
    ['what has the focus, as a dialog', { opened: COOKIE_DIALOG, holder: FIRST }, FIRST],
    ['nothing, as a notice', { opened: BALLOON, holder: FIRST }, undefined],
    ['what had the focus, as the START menu', { opened: START_MENU, holder: W2 }, W2],
    ['START, as its menu where nothing had the focus', { opened: START_MENU }, START],
    [
      'the same, as a folder of the START menu',
      { opened: START_MENU, holder: START_MENU, openers: new Map([[START_MENU, W2]]) },
      W2,
    ],
    [
      'where the visitor was before START, as what its menu opens',
      { opened: POWER_DIALOG, holder: START_MENU, openers: new Map([[START_MENU, W2]]) },
      W2,
    ],
    [
      'where the visitor was before START, once its menu has gone',
      { opened: POWER_DIALOG, lost: START_MENU, openers: new Map([[START_MENU, FIRST]]) },
      FIRST,
    ],
  ])('is %s', (_, about, opener) => {
    const opening = { opened: W1, holder: null, lost: null, openers: new Map(), ...about }
    expect(openerFor(opening, state)).toBe(opener)
  })
})
