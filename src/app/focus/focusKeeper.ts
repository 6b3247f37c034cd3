/**
 * Moves the keyboard focus between parts of the page: to the window that comes to the front, and
 * elsewhere if the focused element is removed or hidden (focusRules.ts). Within windows, menus and
 * dialogs their own code moves it.
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
  /** Call it once the page shows the change. */
  frontChanged(front: WindowId | null): void
}

/** @param later runs a function after the current change of the page */
export function createFocusKeeper(
  registry: Pick<FocusRegistry, 'send' | 'holder' | 'isFocusLost'>,
  getState: () => DesktopState,
  later: (run: () => void) => void = queueMicrotask,
): FocusKeeper {
  const openers = new Map<FocusTarget, FocusTarget>()
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

  /** Keys pressed at the desktop must not reach a window behind it. */
  const leaveWindows = (): void => {
    const holder = registry.holder() as FocusTarget | null
    if (front !== null || holder === null || kindOf(holder) !== 'window') return
    targetsOnDesktop(getState().icons).some((target) => registry.send(target))
  }

  return {
    frontChanged(id) {
      front = id
      if (id === null) {
        // A closed window returns the focus itself.
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
      // A menu returns the focus itself if nothing was chosen, also after this change.
      if (kindOf(target) === 'menu') later(() => later(settle))
      else later(settle)
    },
  }
}
