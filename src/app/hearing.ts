/** Hears what happens on the desktop and plays the sounds that are switched on for it. */
import { EVENT_SOUNDS } from '../base/services/sound/eventSounds.ts'
import { isSoundOn, type SoundEvent } from '../base/services/sound/soundChoice.ts'
import type { Services } from '../base/services/services.ts'
import type { AppWindow, DesktopState } from '../desktop/state.ts'
import type { DeskMemory } from '../memory/deskState.ts'

type Host = Pick<Services, 'storage' | 'playSound'> & {
  readonly view: Pick<Window, 'addEventListener'>
}

const CHOICE_OF_A_ROW =
  '[role="menu"] [role^="menuitem"]:not([aria-haspopup], [aria-disabled="true"])'

/** @param isStart whether the page has just been loaded, which sounds with the first gesture: browsers allow no earlier one */
export function hearEvents(
  { view, storage, playSound }: Host,
  memory: Pick<DeskMemory, 'getState' | 'subscribe' | 'desktop'>,
  isStart: boolean,
): void {
  const sound = (event: SoundEvent): void => {
    if (isSoundOn(storage.read(), event)) playSound(EVENT_SOUNDS[event])
  }
  memory.desktop.subscribe((state, before) => {
    const event = eventOf(state, before)
    if (event) sound(event)
  })
  memory.subscribe((state, before) => {
    if (state.balloon === 'shown' && before.balloon === 'due') sound('balloon')
  })
  view.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(CHOICE_OF_A_ROW)) sound('menu')
    },
    true,
  )
  if (isStart) onFirstGesture(view, () => sound('start'))
}

/** One sound for each change, however many windows it concerns. Messages have a sound of their own, or none. */
export function eventOf(state: DesktopState, before: DesktopState): SoundEvent | null {
  if (state.powerState !== before.powerState) {
    return before.powerState === 'START' ? 'logoff' : null
  }
  if (state.apps === before.apps) return null
  const earlier = new Map(before.apps.map((window) => [window.id, window]))
  const isNew = ({ id, kind }: AppWindow): boolean => kind === 'ordinary' && !earlier.has(id)
  if (state.apps.some(isNew)) return 'open'
  const isMinimized = ({ id, minimized }: AppWindow): boolean =>
    minimized && earlier.get(id)?.minimized === false
  if (state.apps.some(isMinimized)) return 'minimize'
  const left = new Set(state.apps.map(({ id }) => id))
  const isGone = ({ id, kind }: AppWindow): boolean => kind === 'ordinary' && !left.has(id)
  return before.apps.some(isGone) ? 'close' : null
}

function onFirstGesture(view: Host['view'], act: () => void): void {
  const gesture = new AbortController()
  const options = { signal: gesture.signal, capture: true }
  const hear = (): void => {
    gesture.abort()
    act()
  }
  // Browsers allow sound once a finger is lifted, and after any key but Escape.
  view.addEventListener('pointerup', hear, options)
  view.addEventListener('keydown', ({ key }) => key !== 'Escape' && hear(), options)
}
