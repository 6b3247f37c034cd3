/**
 * A grab: the pointer holds a window, icons or a marquee. This module owns a grab until it ends for
 * whatever reason, and allows only one at a time. `holdPointer.ts` passes browser events in.
 *
 * During a grab nothing is dispatched for a window and React renders nothing. Moves coalesce into
 * one geometry update per tick, unless following a move is as cheap as writing a transform.
 */
import type { FrameScheduler, Dispose } from '../../base/motion/scheduler.ts'
import type { Point } from '../../base/geometry/box.ts'
import type { DesktopState } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'

/**
 * All ways in which a grab can end, and whether the result of the last move is kept (true) or
 * reverted (false). It is kept after a release or an interruption that does not contradict the
 * screen. It is reverted if the visitor or the system canceled the gesture, or if what the grab
 * started from has changed.
 */
const KEEPS = {
  released: true,
  /** The browser's window lost the focus, so the release may not arrive. */
  blurred: true,
  captureLost: true,
  /** The page may return from the back/forward cache. */
  pageHidden: true,
  /** Log off or turn off: the dimmed desktop must look as it was last seen. */
  poweredOff: true,
  /** The window was minimized by a key or its app. Restored, it is where it was last seen. */
  minimized: true,
  escaped: false,
  /** The system took over the pointer, for example for a pinch. */
  pointerCanceled: false,
  /** The press opened a context menu, as Ctrl and a press do on a Mac. */
  menuOpened: false,
  /** Another finger or pen touched: usually a pinch, which cancels both pointers. */
  secondPointer: false,
  /** The grabbed thing was closed or removed by the model. */
  gone: false,
  /** The window was maximized, moved by keys, or placed anew after the viewport was resized. */
  displaced: false,
  /** The device-pixel ratio changed, so the plane and the path of the pointer no longer fit. */
  rescaled: false,
  /** Unmounted, for example when the layout changes below 768 pixels. */
  unmounted: false,
} as const satisfies Record<string, boolean>

/** The pointer id of a grab by keys. The browser's ids are never negative. */
export const KEYBOARD_POINTER = -1

export type GrabEnd = keyof typeof KEEPS

export interface GrabTarget {
  /** If true, following is so cheap that it need not wait for a tick. */
  readonly followsAtOnce: boolean
  start(): void
  /** @param to in CSS pixels of the viewport */
  follow(to: Point): void
  /** How a change of the state ends the grab, or null if the grab continues. */
  endedBy(state: DesktopState): GrabEnd | null
  /** Called exactly once. @param to the end of the last move, or null to revert it */
  end(to: Point | null, how: GrabEnd): void
}

export interface Grab {
  readonly pointerId: number
  move(to: Point): void
  /** Only the first call has an effect. */
  end(how: GrabEnd): void
}

export interface GrabPress {
  readonly pointerId: number
  /** The point of the press in CSS pixels of the viewport. */
  readonly from: Point
  onEnd(how: GrabEnd): void
}

export type Grabs = ReturnType<typeof createGrabs>

export interface GrabsHost {
  readonly store: Pick<DesktopStore, 'getState' | 'subscribe'>
  readonly scheduler: Pick<FrameScheduler, 'on' | 'request'>
}

function isPoweredOff(state: DesktopState): boolean {
  return state.powerState !== 'START'
}

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
    // Subscribed last, so that all other listeners receive a change that ends the grab before they
    // receive the actions that the end dispatches.
    store.subscribe((state, previous) => {
      const how = isPoweredOff(state) ? 'poweredOff' : target.endedBy(state)
      if (how) end(how)
      // The area that limits the grab may have changed.
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

export function createGrabs(host: GrabsHost) {
  let current: Grab | null = null
  return {
    current: (): Grab | null => current,
    /** Returns null while another grab is active or the desktop is powered off. */
    start(press: GrabPress, target: GrabTarget): Grab | null {
      if (current || isPoweredOff(host.store.getState())) return null
      current = startGrab(host, press, target, () => {
        current = null
      })
      return current
    },
  }
}
