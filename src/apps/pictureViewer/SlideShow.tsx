/** The slide show, in full screen or, where that is refused, in the maximized window. */
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
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
import type { AlbumPicture } from '../../memory/deskState.ts'
import { hrefOf } from '../../owner/base.ts'
import styles from './view.module.css'

const SLIDE_MS = 5000
/** How long the mouse and the controls stay visible after the last move, in milliseconds. */
const AWAKE_MS = 3000
/** CSS pixels. A pointer that goes further between press and release has moved the picture. */
const FARTHEST = 5

type SlideShow = ReturnType<typeof useSlideShow>

interface Slides {
  readonly id: WindowId
  readonly stage: RefObject<HTMLElement | null>
  /** Has the focus once the show is over, unless the show was begun on the stage. */
  readonly button: RefObject<HTMLElement | null>
  /** Of the picture that is shown; the time of each picture begins anew. */
  readonly path: string
}

export function useSlideShow(slides: Slides, goOn: () => void) {
  const { stage, path } = slides
  const { timers, switches } = useServices()
  const [state, setState] = useState<'off' | 'paused' | 'running'>('off')
  const isBegunOnStage = useRef(false)
  const next = useEffectEvent(goOn)
  /** What has just been done to the show, until another picture is shown. */
  const [said, setSaid] = useState({ path, word: '' })
  // A minimized window has no effects, so no timer runs behind it either.
  useEffect(() => {
    if (state !== 'running' || switches.freeze) return undefined
    return timers.after(SLIDE_MS, () => next())
  }, [state, path, timers, switches.freeze])

  // The controls unmount with the show; the stage keeps the focus until the button can have it.
  const focusStage = (): void => stage.current?.focus({ preventScroll: true })
  const end = (): void => {
    focusStage()
    setState('off')
  }
  const focusBack = (): void => {
    const element = stage.current
    const hasFocus = element !== null && element.ownerDocument.activeElement === element
    if (hasFocus && !isBegunOnStage.current) slides.button.current?.focus({ preventScroll: true })
  }
  useFullScreen(slides, state !== 'off', { end, focusBack })
  return {
    isRunning: state !== 'off',
    /** True: the picture stays until the visitor goes on. */
    isPaused: state === 'paused',
    /** @param wake shows the controls, which tell that there are any */
    start(wake: () => void): void {
      isBegunOnStage.current = stage.current?.ownerDocument.activeElement === stage.current
      focusStage()
      setState('running')
      wake()
      setSaid({ path, word: 'Slide show: P pauses it, Escape ends it. ' })
    },
    toggle(): void {
      const pauses = state === 'running'
      setState(pauses ? 'paused' : 'running')
      setSaid({ path, word: pauses ? '' : 'The show goes on: ' })
    },
    word: state === 'paused' ? 'Paused: ' : said.path === path ? said.word : '',
    end,
  }
}

interface Endings {
  /** Called when the visitor has left the full screen by the browser's own means, such as Escape. */
  end(): void
  /** Called when other things than the stage can have the focus again. */
  focusBack(): void
}

function useFullScreen({ id, stage }: Slides, isRunning: boolean, endings: Endings): void {
  const store = useOSAppState()
  const { phone } = useServices()
  const onLeft = useEffectEvent(endings.end)
  const onOver = useEffectEvent(endings.focusBack)
  useEffect(() => {
    const element = stage.current
    if (!isRunning || !element) return undefined
    const page = element.ownerDocument
    const over = new AbortController()
    const isFull = (): boolean => page.fullscreenElement === element
    // It fails only if the visitor leaves the full screen at the same moment.
    const leave = async (): Promise<void> => {
      if (isFull()) await page.exitFullscreen().catch(() => undefined)
    }
    let hasMaximized = false
    const toggleIf = (isMaximized: boolean): void => {
      if (windowById(store.getState(), id)?.maximized !== isMaximized) return
      hasMaximized = !isMaximized
      store.dispatch({ type: 'window/maximizeToggled', id })
    }
    const maximizeInstead = (): void => {
      // On a phone, a sheet is as large as the page.
      if (!over.signal.aborted && !phone.matches()) toggleIf(false)
    }
    page.addEventListener('fullscreenchange', () => isFull() || onLeft(), { signal: over.signal })
    // A narrow window of a large screen would turn into a desktop, which unmounts this view and ends the show.
    if (page.fullscreenEnabled && (!phone.matches() || isPhone(page.defaultView?.screen))) {
      const leaveIfOver = (): unknown => over.signal.aborted && leave()
      element.requestFullscreen({ navigationUI: 'hide' }).then(leaveIfOver, maximizeInstead)
    } else maximizeInstead()
    // Minimizing the window ends its effects, and so the full screen, too.
    return () => {
      over.abort()
      if (hasMaximized) toggleIf(true)
      // While it lasts, nothing beside the stage can have the focus.
      void leave().then(() => onOver())
    }
  }, [id, stage, isRunning, store, phone])
}

/** Whether the whole screen is small enough for the phone's layout. */
function isPhone(screen: Screen | undefined): boolean {
  return screen !== undefined && Math.min(screen.width, screen.height) < 500
}

/** For the stage during a show: a press goes on; mouse and controls show when it begins, with each key, and while a pointer moves. */
export function useSlidePointer(goOn: () => void) {
  const { timers } = useServices()
  const pressedAt = useRef({ x: 0, y: 0 })
  const cancelSleep = useRef<() => void>(undefined)
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => () => cancelSleep.current?.(), [])
  const wake = (): void => {
    cancelSleep.current?.()
    cancelSleep.current = timers.after(AWAKE_MS, () => setIsAwake(false))
    setIsAwake(true)
  }
  const handlers = {
    'data-awake': isAwake ? '' : undefined,
    onPointerMove: wake,
    onKeyDown: wake,
    onPointerDown({ clientX, clientY }: PointerEvent) {
      pressedAt.current = { x: clientX, y: clientY }
      wake()
    },
    onClick({ clientX, clientY, detail }: MouseEvent) {
      const { x, y } = pressedAt.current
      // A click by assistive technology has no count, and no press before it.
      if (detail === 0 || Math.hypot(clientX - x, clientY - y) <= FARTHEST) goOn()
    },
  }
  return { wake, handlers }
}

interface ShowLayerProps {
  readonly picture: AlbumPicture | undefined
  readonly nextPath: string
  readonly show: SlideShow
}

/** What a running show adds to the stage: the next picture, loaded ahead, its controls, and words on each slide. */
export function ShowLayer({ picture, nextPath, show }: ShowLayerProps) {
  const { isRunning, isPaused, word, toggle, end } = show
  if (!isRunning) return null
  return (
    <>
      <img key={nextPath} className={styles.ahead} src={hrefOf(nextPath)} alt="" />
      {/* A mouse sees the controls while it moves, a finger always. */}
      <div className={styles.controls} data-paused={isPaused}>
        <Control label={isPaused ? 'Play the show' : 'Pause the show'} onPress={toggle}>
          {isPaused ? <path d="M4 2v12l10-6z" fill="currentColor" /> : <path d="M5 2v12M11 2v12" />}
        </Control>
        <Control label="End the show" onPress={end}>
          <path d="M2 2l12 12M14 2L2 14" />
        </Control>
      </div>
      {/* The title of the window changes with each slide, but is out of sight and reach. */}
      <p role="status" className="visually-hidden">
        {word + (picture?.alt ?? picture?.name ?? '')}
      </p>
    </>
  )
}

interface ControlProps {
  readonly label: string
  readonly children: ReactNode
  readonly onPress: () => void
}

function Control({ label, children, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      onClick={(event) => {
        // A click on the stage would show the next picture.
        event.stopPropagation()
        onPress()
      }}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          {children}
        </g>
      </svg>
    </button>
  )
}
