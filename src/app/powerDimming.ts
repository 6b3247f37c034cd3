/**
 * Dims the desktop while the power dialog is open: canvas and elements through one filter, from one
 * progress value, so that both painters always agree.
 */
import { powerOffAt, POWER_OFF_MS } from '../base/motion/powerOff.ts'
import type { Dispose, FrameScheduler } from '../base/motion/scheduler.ts'
import type { DesktopStore } from '../desktop/store.ts'

export interface PowerDimmingHost {
  readonly store: DesktopStore
  readonly scheduler: FrameScheduler
  /** Milliseconds after its start at which the animation stands, or null while it runs. */
  stillAt(): number | null
}

function dim(stage: HTMLElement, ms: number): void {
  const { brightness, grayscale } = powerOffAt(ms)
  stage.style.filter =
    brightness === 1 && grayscale === 0 ? '' : `brightness(${brightness}) grayscale(${grayscale})`
}

/** Watches the power state and dims `stage` accordingly; a cancel undims it at once. */
export function dimOnPowerOff(stage: HTMLElement, host: PowerDimmingHost): Dispose {
  let stop: Dispose = () => {}

  const start = (): void => {
    const still = host.stillAt()
    if (still !== null) {
      dim(stage, still)
      return
    }
    let began: number | null = null
    stop = host.scheduler.animate((now) => {
      began ??= now
      dim(stage, now - began)
      return now - began < POWER_OFF_MS
    })
  }

  const unsubscribe = host.store.subscribe((state, previous) => {
    if (state.powerState === previous.powerState) return
    stop()
    if (state.powerState === 'START') stage.style.filter = ''
    else start()
  })
  return () => {
    stop()
    unsubscribe()
    stage.style.filter = ''
  }
}
