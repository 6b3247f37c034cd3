/**
 * Moves the keyboard's focus as the rules say: to the window that is in front now, and to another
 * target when the element that has the focus is removed or hidden. No other code moves it from one part
 * of the page to another; inside of a window, a menu or a dialog, its own code does.
 */
import { kindOf, windowTarget, type FocusTarget } from '../../desktop/focusTarget.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { FocusListener, FocusRegistry } from '../../ui/focus/focusRegistry.ts'
import { focusAfterLoss, openerFor, takesFocusAway } from './focusRules.ts'

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
  let lost: FocusTarget | null = null
  let front: WindowId | null = null

  const settle = (): void => {
    if (lost === null) return
    if (registry.isFocusLost()) {
      const places = focusAfterLoss({ lost, front, openers, icons: getState().icons })
      const isOwed = places.length > 0 && !places.some((place) => registry.send(place))
      // None of them is on the page: a layout is still loading.
      if (isOwed) return
    }
    lost = null
  }

  return {
    frontChanged(id) {
      front = id
      if (id === null) return
      const target = windowTarget(id)
      lost = registry.send(target) ? null : target
    },
    added(name) {
      const opened = name as FocusTarget
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
