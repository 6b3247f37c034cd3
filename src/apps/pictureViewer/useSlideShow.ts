/**
 * The slide show: one picture after the other, until the visitor ends it. It fills the screen: the browser's full screen
 * or, where that is refused, the maximized window.
 */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { showKeyEffect, type ViewerCommand } from './viewerKeys.ts'

/** How long each picture is shown, in milliseconds. */
const SLIDE_MS = 5000
/** CSS pixels. A pointer that goes further between press and release has moved the picture. */
const FARTHEST = 5

export interface SlideShow {
  readonly isRunning: boolean
  /** True: the picture stays until the visitor goes on. */
  readonly isPaused: boolean
  start(): void
  /** Pauses the show, or goes on with it. */
  toggle(): void
  end(): void
}

interface Slides {
  readonly id: WindowId
  readonly stage: RefObject<HTMLElement | null>
  /** Has the focus once the show is over. */
  readonly button: RefObject<HTMLElement | null>
  /** Of the picture that is shown; the time of each picture begins anew. */
  readonly path: string
}

export function useSlideShow({ id, stage, button, path }: Slides, goOn: () => void): SlideShow {
  const { timers, switches } = useServices()
  const [state, setState] = useState<'off' | 'paused' | 'running'>('off')
  const next = useEffectEvent(goOn)
  // A minimized window has no effects, so no timer runs behind it either.
  useEffect(() => {
    if (state !== 'running' || switches.freeze) return undefined
    return timers.after(SLIDE_MS, () => next())
  }, [state, path, timers, switches.freeze])

  const end = (): void => {
    // The controls unmount with the show; the stage keeps the focus until the button can have it.
    const element = stage.current
    if (element?.contains(element.ownerDocument.activeElement))
      element.focus({ preventScroll: true })
    setState('off')
  }
  const returnFocus = (): void => {
    const element = stage.current
    if (element?.ownerDocument.activeElement === element)
      button.current?.focus({ preventScroll: true })
  }
  const isRunning = state !== 'off'
  useFullScreen({ id, stage, isRunning }, end, returnFocus)
  return {
    isRunning,
    isPaused: state === 'paused',
    start() {
      setState('running')
      stage.current?.focus({ preventScroll: true })
    },
    toggle: () =>
      setState((now) => (now === 'off' ? 'off' : now === 'running' ? 'paused' : 'running')),
    end,
  }
}

/**
 * @param left called when the visitor has left the full screen by the browser's own means, such as Escape
 * @param over called when the page has its size again; until then nothing beside the stage can have the focus
 */
function useFullScreen(
  { id, stage, isRunning }: Pick<Slides, 'id' | 'stage'> & Pick<SlideShow, 'isRunning'>,
  left: () => void,
  over: () => void,
): void {
  const store = useOSAppState()
  const { phone } = useServices()
  const onLeft = useEffectEvent(left)
  const onOver = useEffectEvent(over)
  // Minimizing the window ends its effects, and so the full screen, too.
  useEffect(() => {
    const element = stage.current
    if (!isRunning || !element) return undefined
    const page = element.ownerDocument
    const end = new AbortController()
    const isFull = (): boolean => page.fullscreenElement === element
    // It fails only if the visitor leaves the full screen at the same moment.
    const leave = async (): Promise<void> => {
      if (isFull()) await page.exitFullscreen().catch(() => undefined)
    }
    let restore = (): void => undefined
    const maximizeInstead = (): void => {
      // On a phone, a sheet is as large as the page.
      if (!end.signal.aborted && !phone.matches()) restore = maximize(store, id)
    }
    page.addEventListener('fullscreenchange', () => isFull() || onLeft(), { signal: end.signal })
    // A narrow window of a large screen would turn into a desktop, which unmounts this view and ends the show.
    if (page.fullscreenEnabled && (!phone.matches() || isPhone(page.defaultView?.screen))) {
      const leaveIfOver = (): unknown => end.signal.aborted && leave()
      element.requestFullscreen({ navigationUI: 'hide' }).then(leaveIfOver, maximizeInstead)
    } else maximizeInstead()
    return () => {
      end.abort()
      restore()
      void leave().then(() => onOver())
    }
  }, [id, stage, isRunning, store, phone])
}

/** Whether the whole screen is small enough for the phone's layout. */
function isPhone(screen: Screen | undefined): boolean {
  return screen !== undefined && Math.min(screen.width, screen.height) < 500
}

/** @returns what restores the window, unless the visitor has in the meantime */
function maximize(store: ReturnType<typeof useOSAppState>, id: WindowId): () => undefined {
  const toggleIf = (isMaximized: boolean): undefined => {
    if (windowById(store.getState(), id)?.maximized === isMaximized)
      store.dispatch({ type: 'window/maximizeToggled', id })
  }
  if (windowById(store.getState(), id)?.maximized) return () => undefined
  toggleIf(false)
  return () => toggleIf(true)
}

/** Handlers for the stage: a press on a slide shows the next one. */
export function useSlidePresses(goOn: () => void) {
  const pressedAt = useRef({ x: 0, y: 0 })
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      pressedAt.current = { x: clientX, y: clientY }
    },
    onClick({ clientX, clientY, detail }: MouseEvent) {
      const { x, y } = pressedAt.current
      // A click by assistive technology has no count, and no press before it.
      if (detail === 0 || Math.hypot(clientX - x, clientY - y) <= FARTHEST) goOn()
    },
  }
}

/** @param isOnStage false: another element of the window has the focus */
export function pressInShow(
  event: KeyboardEvent,
  isOnStage: boolean,
  show: SlideShow,
  carryOut: (command: ViewerCommand) => void,
): void {
  // Between the stage and its controls Tab leaves the show running; before the stage it ends the show.
  if (event.key === 'Tab' && event.shiftKey && isOnStage) {
    event.preventDefault()
    return show.end()
  }
  const command = showKeyEffect(event.key)
  // The space bar presses a button that has the focus.
  if (!command || (event.key === ' ' && !isOnStage)) return
  event.preventDefault()
  // Without this, holding the key would pause and resume the show with every repeat.
  if (command !== 'pause' || !event.repeat) carryOut(command)
}
