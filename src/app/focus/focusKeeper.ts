/** Moves the keyboard focus between parts of the page (focusRules.ts). Within them their own code does. */
import {
  DESKTOP_MENU_TARGET,
  kindOf,
  WINDOW_MENU_TARGET,
  windowTarget,
  type FocusTarget,
} from '../../desktop/focusTarget.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { FocusListener, FocusRegistry } from '../../ui/focus/focusRegistry.ts'
import { focusAfterLoss, openerFor, takesFocusAway, targetsOnDesktop } from './focusRules.ts'

/** They do not outlive a change of layout, as other dialogs do. */
const MENUS: readonly FocusTarget[] = [DESKTOP_MENU_TARGET, WINDOW_MENU_TARGET]

export interface FocusKeeper extends FocusListener {
  /** Call it once the page shows the change. */
  frontChanged(front: WindowId | null): void
}

/** @param later runs a function after the current change of the page */
export function createFocusKeeper(
  registry: Pick<FocusRegistry, 'send' | 'holder' | 'mark' | 'isFocusLost'>,
  getState: () => DesktopState,
  later: (run: () => void) => void = queueMicrotask,
): FocusKeeper {
  const openers = new Map<FocusTarget, FocusTarget>()
  /** Give the focus back to exactly what had it before a menu. */
  const marks = new Map<FocusTarget, () => boolean>()
  let frontBefore: WindowId | null = null
  let lost: FocusTarget | null = null
  let front: WindowId | null = null

  const settle = (): void => {
    if (lost === null) return
    if (registry.isFocusLost()) {
      const hasNewFront = front !== null && front !== frontBefore
      const { icons } = getState()
      const places = focusAfterLoss({ lost, front, openers, icons, hasNewFront })
      const giveBack = hasNewFront ? undefined : marks.get(lost)
      const isBack = giveBack?.() === true
      const isOwed = !isBack && places.length > 0 && !places.some((place) => registry.send(place))
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
      const holder = registry.holder() as FocusTarget | null
      if (MENUS.includes(opened) && holder !== opened) {
        frontBefore = front
        marks.set(opened, registry.mark())
      }
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
