/**
 * Moves the keyboard's focus as the rules say: to the window that is in front now, and to another
 * target when the element that has the focus is removed or hidden. No other code moves it from one part
 * of the page to another; inside of a window, a menu or a dialog, its own code does.
 */
import {
  DESKTOP_MENU_TARGET,
  kindOf,
  windowTarget,
  type FocusTarget,
} from '../../desktop/focusTarget.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { FocusListener, FocusRegistry } from '../../ui/focus/focusRegistry.ts'
import { focusAfterLoss, openerFor, takesFocusAway, targetsOnDesktop } from './focusRules.ts'

export interface FocusKeeper extends FocusListener {
  /** Another window is in front now, or none; to be called once the page shows it. */
  frontChanged(front: WindowId | null): void
}

/** @param later runs a function after the change of the page that is going on */
export function createFocusKeeper(
  registry: Pick<FocusRegistry, 'send' | 'holder' | 'isFocusLost'>,
  getState: () => DesktopState,
  later: (run: () => void) => void = queueMicrotask,
): FocusKeeper {
  const openers = new Map<FocusTarget, FocusTarget>()
  /** What was in front when the desktop's menu opened. */
  let frontBefore: WindowId | null = null
  let lost: FocusTarget | null = null
  let front: WindowId | null = null

  const settle = (): void => {
    if (lost === null) return
    if (registry.isFocusLost()) {
      const places = focusAfterLoss({
        lost,
        front,
        openers,
        icons: getState().icons,
        hasNewFront: front !== frontBefore,
      })
      const isOwed = places.length > 0 && !places.some((place) => registry.send(place))
      // None of them is on the page: a layout is still loading.
      if (isOwed) return
    }
    lost = null
  }

  /** What is typed at the desktop is not for a window behind it. */
  const leaveWindows = (): void => {
    const holder = registry.holder() as FocusTarget | null
    if (front !== null || holder === null || kindOf(holder) !== 'window') return
    targetsOnDesktop(getState().icons).some((target) => registry.send(target))
  }

  return {
    frontChanged(id) {
      front = id
      if (id === null) {
        // A window that has been closed gives the focus back itself.
        later(leaveWindows)
        return
      }
      const target = windowTarget(id)
      lost = registry.send(target) ? null : target
    },
    added(name) {
      const opened = name as FocusTarget
      if (opened === DESKTOP_MENU_TARGET) frontBefore = front
      const holder = registry.holder() as FocusTarget | null
      const opener = openerFor({ opened, holder, lost, openers }, getState())
      if (opener !== undefined) openers.set(opened, opener)
      if (lost !== null) later(settle)
    },
    removed(name, focus) {
      const target = name as FocusTarget
      if (!takesFocusAway(target, focus)) return
      lost = target
      // A menu gives the focus back itself where nothing was chosen, but only after this change too.
      if (kindOf(target) === 'menu') later(() => later(settle))
      else later(settle)
    },
  }
}
