import { describe, expect, it } from 'vitest'
import {
  focusAfterLoss,
  openerFor,
  takesFocusAway,
  type Loss,
  type Opening,
  type Openers,
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

const openers = (...pairs: readonly [FocusTarget, FocusTarget][]): Openers => new Map(pairs)

function afterLoss(lost: FocusTarget, about: Partial<Loss> = {}): readonly FocusTarget[] {
  return focusAfterLoss({ lost, front: null, openers: new Map(), icons: ICONS, ...about })
}

describe('after the menu of the desktop or an icon', () => {
  const opened = openers([DESKTOP_MENU_TARGET, iconTarget(4)])

  it('the icon comes first, although windows are open', () => {
    const places = afterLoss(DESKTOP_MENU_TARGET, { front: '1', openers: opened })
    expect(places).toEqual([iconTarget(4), iconTarget(2)])
  })

  it('the window that it has opened comes first', () => {
    const about = { front: '2', openers: opened, hasNewFront: true }
    expect(afterLoss(DESKTOP_MENU_TARGET, about)[0]).toBe(windowTarget('2'))
  })
})

describe('after a window', () => {
  const opened = openers([windowTarget('2'), iconTarget(4)])

  it('the window that is in front now comes first', () => {
    expect(afterLoss(windowTarget('2'), { front: '1', openers: opened })[0]).toBe(windowTarget('1'))
  })

  it('with no window in front, what it was opened from comes first', () => {
    expect(afterLoss(windowTarget('2'), { openers: opened })).toEqual([
      iconTarget(4),
      iconTarget(2),
    ])
  })

  it('an entry of the START menu stands for START', () => {
    const fromMenu = openers([windowTarget('1'), START_MENU])
    expect(afterLoss(windowTarget('1'), { openers: fromMenu })).toContain(START)
  })

  it('the opener of its opener follows, where that has gone too; windows are passed over', () => {
    const chain = openers(
      [windowTarget('3'), windowTarget('2')],
      [windowTarget('2'), POWER_DIALOG],
      [POWER_DIALOG, START_MENU],
    )
    expect(afterLoss(windowTarget('3'), { openers: chain })).toEqual([
      POWER_DIALOG,
      START_MENU,
      START,
      iconTarget(2),
    ])
  })

  it('two windows that were opened from each other end the way', () => {
    const circle = openers(
      [windowTarget('1'), windowTarget('2')],
      [windowTarget('2'), windowTarget('1')],
    )
    expect(afterLoss(windowTarget('1'), { openers: circle })).toEqual([iconTarget(2)])
  })

  it('the focused icon is the last resort, else the first one', () => {
    const icons = [anIcon({ id: 2 }), anIcon({ id: 3, isFocus: true })]
    expect(afterLoss(windowTarget('1'), { icons })).toEqual([iconTarget(3)])
    expect(afterLoss(windowTarget('1'), { icons: [] })).toEqual([])
  })
})

describe('after something else', () => {
  it('a dialog that was opened from a window: the window in front, before what that was opened from', () => {
    const fromWindow = openers(
      [WINDOW_SWITCHER, windowTarget('1')],
      [windowTarget('1'), iconTarget(4)],
    )
    expect(afterLoss(WINDOW_SWITCHER, { front: '1', openers: fromWindow })).toEqual([
      WINDOW_SWITCHER,
      windowTarget('1'),
      iconTarget(4),
      START,
      iconTarget(2),
    ])
  })

  it('a dialog: the same dialog in another layout, then its opener, before any window', () => {
    const opened = openers([COOKIE_DIALOG, iconTarget(4)])
    expect(afterLoss(COOKIE_DIALOG, { front: '1', openers: opened })).toEqual([
      COOKIE_DIALOG,
      iconTarget(4),
      windowTarget('1'),
      START,
      iconTarget(2),
    ])
  })

  it('a notice: START', () => {
    expect(afterLoss(BALLOON, { front: '1' })[0]).toBe(START)
  })

  it('a menu that has not given the focus back: the window in front, else START', () => {
    expect(afterLoss(START_MENU, { front: '1' })[0]).toBe(windowTarget('1'))
    expect(afterLoss(START_MENU, { front: null })[0]).toBe(START)
  })

  it('an icon or a button: the same one in another layout, then the window in front', () => {
    expect(afterLoss(iconTarget(3), { front: '1' }).slice(0, 2)).toEqual([
      iconTarget(3),
      windowTarget('1'),
    ])
    expect(afterLoss(windowButtonTarget('1'))[0]).toBe(windowButtonTarget('1'))
  })
})

describe('what takes the focus away', () => {
  it('everything that holds it', () => {
    for (const target of [windowTarget('1'), POWER_DIALOG, BALLOON, START]) {
      expect(takesFocusAway(target, 'inside')).toBe(true)
      expect(takesFocusAway(target, 'elsewhere')).toBe(false)
    }
  })

  it('a window, dialog or menu also while nothing has it, a notice never', () => {
    const taking = [windowTarget('1'), APP_SWITCHER, BALLOON, START_MENU, iconTarget(2)].map(
      (target) => takesFocusAway(target, 'nowhere'),
    )
    expect(taking).toEqual([true, true, false, true, false])
  })
})

describe('what a window counts as opened from', () => {
  const state = aDesktop([aWindow({ id: '1', appName: 'Assistant' }), aWindow({ id: '2' })])
  const opener = (about: Partial<Opening>): FocusTarget | undefined =>
    openerFor(
      { opened: windowTarget('1'), holder: null, lost: null, openers: new Map(), ...about },
      state,
    )

  it('what has the focus', () => {
    const before = openers([windowTarget('1'), iconTarget(2)])
    const holder = windowButtonTarget('1')
    expect(opener({ holder, openers: before })).toBe(holder)
  })

  it('with the focus nowhere, what it was opened from before, as after a change of layout', () => {
    const before = openers([windowTarget('1'), START])
    expect(opener({ lost: windowTarget('2'), openers: before })).toBe(START)
  })

  it('a dialog that has gone in its favour', () => {
    expect(opener({ lost: POWER_DIALOG })).toBe(POWER_DIALOG)
  })

  it('the icon of its app, where a notice has opened it or nothing that is known', () => {
    expect(opener({ lost: CHAT_BUBBLE })).toBe(iconTarget(4))
    expect(opener({ holder: CHAT_BUBBLE })).toBe(iconTarget(4))
    expect(opener({})).toBe(iconTarget(4))
  })

  it('nothing remembers an opener but windows and dialogs', () => {
    expect(opener({ opened: COOKIE_DIALOG, holder: iconTarget(2) })).toBe(iconTarget(2))
    expect(opener({ opened: BALLOON, holder: iconTarget(2) })).toBeUndefined()
    expect(opener({ opened: START_MENU, holder: START })).toBeUndefined()
  })
})
