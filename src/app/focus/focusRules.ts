/**
 * Decides where the keyboard's focus goes when the element that has it is removed or hidden. Pure: it
 * reads names and the model, and touches no element.
 */
import {
  DESKTOP_MENU_TARGET,
  iconTarget,
  kindOf,
  START,
  START_MENU,
  windowTarget,
  type FocusKind,
  type FocusTarget,
} from '../../desktop/focusTarget.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'

/** What each window and dialog was opened from. */
export type Openers = ReadonlyMap<FocusTarget, FocusTarget>

export interface Loss {
  /** The target that had the focus and was removed. */
  readonly lost: FocusTarget
  /** The window that the visitor works in now, or null. */
  readonly front: WindowId | null
  readonly openers: Openers
  readonly icons: DesktopState['icons']
  /** Whether the window in front is another one than when the desktop's menu was opened. */
  readonly hasNewFront?: boolean
}

/**
 * Whether the focus has to be moved when a target is removed: if the focus is inside of it, and for a
 * window or dialog also while nothing has the focus, since some browsers do not focus a pressed button.
 * A menu that closes is inert at first, which takes the focus out of it before it is removed.
 * A notice disappears by itself, so it must not move the focus then.
 */
export function takesFocusAway(
  target: FocusTarget,
  focus: 'inside' | 'elsewhere' | 'nowhere',
): boolean {
  if (focus === 'inside') return true
  return focus === 'nowhere' && ['window', 'dialog', 'menu'].includes(kindOf(target))
}

/** A target that may get the focus instead; `itself`: the same one, which a change of layout mounts again. */
type Place = 'itself' | 'front' | 'openers' | 'start' | 'icon'

/** Best first. A menu gives the focus back itself where nothing was chosen. */
const PLACES: Readonly<Record<FocusKind, readonly Place[]>> = {
  window: ['front', 'openers', 'icon'],
  dialog: ['itself', 'openers', 'front', 'start', 'icon'],
  menu: ['front', 'start', 'icon'],
  notice: ['start', 'front', 'icon'],
  icon: ['itself', 'front', 'icon'],
  button: ['itself', 'front', 'icon'],
}

function placesAfter({ lost, openers, hasNewFront }: Loss): readonly Place[] {
  // The visitor is at the desktop, whatever windows there are, but for one that this menu has opened.
  if (lost === DESKTOP_MENU_TARGET && !hasNewFront) return ['openers', 'icon']
  if (lost === DESKTOP_MENU_TARGET) return PLACES.window
  const opener = openerOf(lost, openers)
  const isOfWindow =
    kindOf(lost) === 'dialog' && opener !== undefined && kindOf(opener) === 'window'
  return isOfWindow
    ? ['itself', ...PLACES.window.slice(0, 2), 'start', 'icon']
    : PLACES[kindOf(lost)]
}

/** The targets that may get the focus instead, best first; the first one on the page takes it. */
export function focusAfterLoss(loss: Loss): readonly FocusTarget[] {
  const { lost, front, openers, icons } = loss
  const targets: Readonly<Record<Place, readonly FocusTarget[]>> = {
    itself: [lost],
    front: front === null ? [] : [windowTarget(front)],
    openers: placesOnTheWayBack(lost, openers),
    start: [START],
    icon: targetsOnDesktop(icons),
  }
  return placesAfter(loss).flatMap((place) => targets[place])
}

/** What takes the focus when the visitor is at the desktop itself: the icon that is selected, else the first one. */
export function targetsOnDesktop(icons: DesktopState['icons']): readonly FocusTarget[] {
  const icon = icons.find(({ isFocus }) => isFocus) ?? icons[0]
  return icon === undefined ? [] : [iconTarget(icon.id)]
}

/** What the target was opened from, what that was opened from, and so on, without the windows. */
function placesOnTheWayBack(target: FocusTarget, openers: Openers): readonly FocusTarget[] {
  const way = new Set<FocusTarget>()
  let next = openerOf(target, openers)
  while (next !== undefined && !way.has(next)) {
    way.add(next)
    next = openerOf(next, openers)
  }
  return [...way].filter((place) => kindOf(place) !== 'window')
}

function openerOf(target: FocusTarget, openers: Openers): FocusTarget | undefined {
  return target === START_MENU ? START : openers.get(target)
}

export interface Opening {
  /** The target that has just been added. */
  readonly opened: FocusTarget
  /** What has the focus at this moment. */
  readonly holder: FocusTarget | null
  /** The target that had the focus and was removed, if nothing has got the focus since. */
  readonly lost: FocusTarget | null
  readonly openers: Openers
}

/**
 * What a window or dialog was opened from, or undefined. A window that is mounted again by another
 * layout keeps its opener; one without a known opener is treated as opened from its app's icon.
 */
export function openerFor(opening: Opening, state: DesktopState): FocusTarget | undefined {
  const { opened, holder, lost, openers } = opening
  const kind = kindOf(opened)
  if (kind !== 'window' && kind !== 'dialog') return undefined
  const isOpener = (target: FocusTarget | null): target is FocusTarget =>
    target !== null && target !== opened && kindOf(target) !== 'notice'
  if (isOpener(holder)) return holder
  const before = openers.get(opened)
  if (before !== undefined) return before
  if (isOpener(lost)) return lost
  return kind === 'window' ? iconOfWindow(opened, state) : undefined
}

function iconOfWindow(target: FocusTarget, state: DesktopState): FocusTarget | undefined {
  const appName = windowById(state, target.slice('window:'.length))?.appName
  const icon = state.icons.find((candidate) => candidate.appName === appName)
  return icon && iconTarget(icon.id)
}
