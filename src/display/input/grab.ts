/**
 * A grab: the pointer has hold of a window's title bar, edge or corner, or of a marquee. This module owns
 * a grab from its first move to its end, whatever ends it, and allows one at a time. Pure but for
 * the scheduler and the store that are handed in; browser events reach it through `holdPointer.ts`.
 *
 * Between start and end nothing is dispatched for a window and React renders nothing. Moves coalesce
 * to one geometry update a tick, unless following one is as cheap as writing a transform.
 */
import type { FrameScheduler, Dispose } from '../../base/motion/scheduler.ts'
import type { Point } from '../../base/geometry/box.ts'
import type { DesktopState } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'

/**
 * Every way in which a grab can end, and whether what the last move asked for is kept (true) or
 * the grabbed thing goes back to where it was (false).
 *
 * It is kept where the visitor let go, or where the grab was interrupted and nothing contradicts
 * what is on the screen. It goes back where the visitor or the system took the gesture back, and
 * where what the grab started from is no longer true.
 */
const KEEPS = {
  /** The button or the finger was lifted. */
  released: true,
  /** The browser's window lost the focus: the release may never be heard. */
  blurred: true,
  /** The pointer was given to something else. */
  captureLost: true,
  /** The visitor left the page, which may come back out of the back/forward cache. */
  pageHidden: true,
  /** Log off or turn off: the desktop is dimmed behind a dialog, exactly as it was last seen. */
  poweredOff: true,
  /** The window was minimized, by key or by its app: restored, it lies where it was last seen. */
  minimized: true,
  /** Escape was pressed. */
  escaped: false,
  /** The system took the pointer for a gesture of its own, such as a pinch. */
  pointerCanceled: false,
  /** Another finger or pen was put down: usually the start of a pinch, which cancels both pointers. */
  secondPointer: false,
  /** What was grabbed was closed, or ended by the model. */
  gone: false,
  /** The window was maximized, moved by keys, or placed anew for another size of the viewport. */
  displaced: false,
  /** The device-pixel ratio changed: the picture in the plane and the pointer's path no longer fit. */
  rescaled: false,
  /** The element was unmounted, as when the layout changes below 768 pixels. */
  unmounted: false,
} as const satisfies Record<string, boolean>

/** The id of the pointer of a grab that follows keys; a browser's own are never negative. */
export const KEYBOARD_POINTER = -1

export type GrabEnd = keyof typeof KEEPS

/** What is grabbed: it follows the pointer and is told, once, how that ended. */
export interface GrabTarget {
  /** True: following is so cheap that it need not wait for a tick. */
  readonly followsAtOnce: boolean
  /** Shows that it is grabbed. */
  start(): void
  /** Shows where the pointer has brought it. @param to CSS pixels of the viewport */
  follow(to: Point): void
  /** How a change of the desktop's state ends the grab, or null where the grab goes on. */
  endedBy(state: DesktopState): GrabEnd | null
  /**
   * No longer grabbed. Called exactly once.
   * @param to where the last move brought it, or null where it goes back to where it was
   */
  end(to: Point | null, how: GrabEnd): void
}

export interface Grab {
  readonly pointerId: number
  /** The pointer is at this point now. */
  move(to: Point): void
  /** Ends the grab. Only the first call counts. */
  end(how: GrabEnd): void
}

/** The pointer that grabs. */
export interface GrabPress {
  readonly pointerId: number
  /** Where it was pressed, in CSS pixels of the viewport. */
  readonly from: Point
  /** Told how the grab ended, after the target. */
  onEnd(how: GrabEnd): void
}

/** The desktop's grabs, of which there is at most one at a time. */
export interface Grabs {
  current(): Grab | null
  /** Starts a grab, or returns null while another one lasts or the desktop is powered off. */
  start(press: GrabPress, target: GrabTarget): Grab | null
}

export interface GrabsHost {
  readonly store: Pick<DesktopStore, 'getState' | 'subscribe'>
  readonly scheduler: Pick<FrameScheduler, 'on' | 'request'>
}

function isPoweredOff(state: DesktopState): boolean {
  return state.powerState !== 'START'
}

/** A grab that has started; `stop` is called when it has ended. */
function startGrab(
  { store, scheduler }: GrabsHost,
  { pointerId, from, onEnd }: GrabPress,
  target: GrabTarget,
  stop: () => void,
): Grab {
  let last = from
  let isPending = false
  let isOver = false

  const request = (): void => {
    isPending = true
    scheduler.request()
  }
  const end = (how: GrabEnd): void => {
    if (isOver) return
    isOver = true
    for (const dispose of disposers) dispose()
    stop()
    target.end(KEEPS[how] ? last : null, how)
    scheduler.request()
    onEnd(how)
  }
  target.start()
  const disposers: readonly Dispose[] = [
    scheduler.on('step', () => {
      if (!isPending) return
      isPending = false
      target.follow(last)
    }),
    // Subscribed last of all, so that every other listener has heard of a change that ends the grab
    // before it hears of what the end dispatches.
    store.subscribe((state, previous) => {
      const how = isPoweredOff(state) ? 'poweredOff' : target.endedBy(state)
      if (how) end(how)
      // Whatever it must stay in may have another size.
      else if (state.viewport !== previous.viewport) request()
    }),
  ]

  return {
    pointerId,
    move(to) {
      if (isOver || (to.x === last.x && to.y === last.y)) return
      last = to
      if (target.followsAtOnce) target.follow(to)
      else request()
    },
    end,
  }
}

export function createGrabs(host: GrabsHost): Grabs {
  let current: Grab | null = null
  return {
    current: () => current,
    start(press, target) {
      if (current || isPoweredOff(host.store.getState())) return null
      current = startGrab(host, press, target, () => {
        current = null
      })
      return current
    },
  }
}
