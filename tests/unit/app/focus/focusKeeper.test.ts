import { describe, expect, it } from 'vitest'
import { createFocusKeeper } from '../../../../src/app/focus/focusKeeper.ts'
import {
  BALLOON,
  iconTarget,
  START,
  START_MENU,
  WINDOW_MENU_TARGET,
  windowTarget,
} from '../../../../src/desktop/focusTarget.ts'
import { createFocusRegistry } from '../../../../src/ui/focus/focusRegistry.ts'
import { aDesktop, aWindow } from '../../../support/builders.ts'
import { fakePage } from '../../../support/focusPage.ts'

/** A page with START and three icons; `settle` runs what waits for the change of the page to end. */
function setUp() {
  const page = fakePage()
  const registry = createFocusRegistry(page.document)
  const waiting: (() => void)[] = []
  const state = aDesktop([aWindow({ id: '1' }), aWindow({ id: '2', appName: 'Assistant' })])
  const keeper = createFocusKeeper(
    registry,
    () => state,
    (run) => waiting.push(run),
  )
  registry.listen(keeper)
  const settle = (): void => waiting.splice(0).forEach((run) => run())
  /** Adds an element; the result removes it from the page, as React does. */
  const show = (target: string, isInert = false): (() => void) => {
    const element = page.element(target, isInert)
    const remove = registry.add(target, element)
    return () => {
      remove()
      element.leave()
    }
  }
  return { page, registry, keeper, settle, show, state }
}

it('a window that comes to the front does not get it later, where the visitor has moved on meanwhile', () => {
  const { keeper, show, settle, registry } = setUp()
  show(START)
  keeper.frontChanged('1')
  registry.send(START)
  show(windowTarget('1'))
  settle()
  expect(registry.holder()).toBe(START)
})

it('when no window is in front any more the focus stays where it is elsewhere', () => {
  const { keeper, show, settle, registry, state } = setUp()
  show(windowTarget('1'))
  show(START)
  show(iconTarget(state.icons[0]?.id ?? 0))
  keeper.frontChanged('1')
  registry.send(START)
  keeper.frontChanged(null)
  settle()
  expect(registry.holder()).toBe(START)
})

describe('when what has the focus goes', () => {
  it('START keeps it where the menu gives it back a moment after it has gone', () => {
    const { keeper, show, settle, registry, page } = setUp()
    show(START)
    show(windowTarget('1'))
    keeper.frontChanged('1')
    const closeMenu = show(START_MENU)
    registry.send(START_MENU)
    closeMenu()
    settle()
    registry.send(START)
    settle()
    expect(registry.holder()).toBe(START)
    expect(page.given).toEqual([windowTarget('1'), START_MENU, START])
  })

  it('nobody gets it where it is elsewhere, or where a notice has gone by itself', () => {
    const { show, settle, page } = setUp()
    show(START)
    const goes = show(BALLOON)
    goes()
    settle()
    expect(page.given).toEqual([])
  })

  describe('as a menu', () => {
    const setUpMenu = () => {
      const desk = setUp()
      desk.show(windowTarget('1'))
      desk.keeper.frontChanged('1')
      // No target of its own, as a switch in the tray.
      const tray = desk.page.element('tray')
      tray.focus()
      const closeMenu = desk.show(WINDOW_MENU_TARGET)
      desk.registry.send(WINDOW_MENU_TARGET)
      return { ...desk, tray, closeMenu }
    }

    it('exactly what had it before gets it back, whatever that is', () => {
      const { closeMenu, settle, page } = setUpMenu()
      closeMenu()
      settle()
      expect(page.given.at(-1)).toBe('tray')
    })

    it('the rules decide where that has gone, too, or where another window is in front', () => {
      const { closeMenu, settle, page, tray } = setUpMenu()
      tray.leave()
      closeMenu()
      settle()
      expect(page.given.at(-1)).toBe(windowTarget('1'))

      const other = setUpMenu()
      other.keeper.frontChanged('2')
      other.show(windowTarget('2'))
      other.closeMenu()
      other.settle()
      expect(other.page.given.at(-1)).toBe(windowTarget('2'))
    })
  })

  it('a target that refuses it is passed over', () => {
    const { keeper, show, settle, registry } = setUp()
    show(START)
    show(windowTarget('2'), true)
    const close = show(windowTarget('1'))
    keeper.frontChanged('1')
    keeper.frontChanged('2')
    show(iconTarget(2))
    close()
    settle()
    expect(registry.holder()).toBe(iconTarget(2))
  })
})
