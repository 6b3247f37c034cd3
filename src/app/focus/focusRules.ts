/** Decides which target gets the focus when the focused element is removed or hidden. */
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

export type Openers = ReadonlyMap<FocusTarget, FocusTarget>

export interface Loss {
  readonly lost: FocusTarget
  readonly front: WindowId | null
  readonly openers: Openers
  readonly icons: DesktopState['icons']
  /** Whether the window in front is a different one than when the desktop's menu opened. */
  readonly hasNewFront?: boolean
}

/**
 * The focus must move if it is inside, and for a window or dialog also if nothing has it, since
 * some browsers do not focus pressed buttons. A closing menu is inert at first, which moves the
 * focus out early. A notice disappears by itself, so it must not move it from elsewhere.
 */
export function takesFocusAway(
  target: FocusTarget,
  focus: 'inside' | 'elsewhere' | 'nowhere',
): boolean {
  if (focus === 'inside') return true
  return focus === 'nowhere' && ['window', 'dialog', 'menu'].includes(kindOf(target))
}

/** `itself`: the same target, mounted again by a change of layout. */
type Place = 'itself' | 'front' | 'openers' | 'start' | 'icon'

/** Best first. A menu returns the focus itself if nothing was chosen. */
const PLACES: Readonly<Record<FocusKind, readonly Place[]>> = {
  window: ['front', 'openers', 'icon'],
  dialog: ['itself', 'openers', 'front', 'start', 'icon'],
  menu: ['front', 'start', 'icon'],
  notice: ['start', 'front', 'icon'],
  icon: ['itself', 'front', 'icon'],
  button: ['itself', 'front', 'icon'],
}

function placesAfter({ lost, openers, hasNewFront }: Loss): readonly Place[] {
  // The visitor is at the desktop, except in a window that this menu has opened.
  if (lost === DESKTOP_MENU_TARGET && !hasNewFront) return ['openers', 'icon']
  if (lost === DESKTOP_MENU_TARGET) return PLACES.window
  const opener = openers.get(lost)
  const isOfWindow =
    kindOf(lost) === 'dialog' && opener !== undefined && kindOf(opener) === 'window'
  return isOfWindow
    ? ['itself', ...PLACES.window.slice(0, 2), 'start', 'icon']
    : PLACES[kindOf(lost)]
}

/** Candidates for the focus, best first; the first one on the page gets it. */
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

export function targetsOnDesktop(icons: DesktopState['icons']): readonly FocusTarget[] {
  const icon = icons.find(({ isFocus }) => isFocus) ?? icons[0]
  return icon === undefined ? [] : [iconTarget(icon.id)]
}

function placesOnTheWayBack(target: FocusTarget, openers: Openers): readonly FocusTarget[] {
  const way = new Set<FocusTarget>()
  let next = openers.get(target)
  while (next !== undefined && !way.has(next)) {
    way.add(next)
    next = openers.get(next)
  }
  return [...way].filter((place) => kindOf(place) !== 'window')
}

export interface Opening {
  readonly opened: FocusTarget
  readonly holder: FocusTarget | null
  /** The removed target that had the focus, if nothing has got it since. */
  readonly lost: FocusTarget | null
  readonly openers: Openers
}

/** A window keeps its opener, or has its icon. What START's menu opens was opened from where the visitor was before. */
export function openerFor(opening: Opening, state: DesktopState): FocusTarget | undefined {
  const { opened, holder, lost, openers } = opening
  const kind = kindOf(opened)
  const before = openers.get(opened)
  const isOpener = (target: FocusTarget | null): target is FocusTarget =>
    target !== null && target !== opened && kindOf(target) !== 'notice'
  const placeOf = (target: FocusTarget): FocusTarget =>
    target === START_MENU ? (openers.get(START_MENU) ?? START) : target
  if (opened === START_MENU && holder !== START_MENU) return isOpener(holder) ? holder : START
  if (kind !== 'window' && kind !== 'dialog') return before
  if (isOpener(holder)) return placeOf(holder)
  if (before !== undefined) return before
  if (isOpener(lost)) return placeOf(lost)
  return kind === 'window' ? iconOfWindow(opened, state) : undefined
}

function iconOfWindow(target: FocusTarget, state: DesktopState): FocusTarget | undefined {
  const appName = windowById(state, target.slice('window:'.length))?.appName
  const icon = state.icons.find((candidate) => candidate.appName === appName)
  return icon && iconTarget(icon.id)
}
