/** What the overlay's components share: where elements are placed, and who is asked for ticks. */
import { createContext, use, type ReactNode } from 'react'
import type { FrameScheduler } from '../../base/motion/scheduler.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { OverlayPainter } from './overlayPainter.ts'

export interface OverlayRuntime {
  readonly scenes: SceneStore
  readonly scheduler: FrameScheduler
  readonly painter: OverlayPainter
}

const OverlayContext = createContext<OverlayRuntime | null>(null)

export function OverlayProvider(props: {
  readonly runtime: OverlayRuntime
  readonly children: ReactNode
}) {
  return <OverlayContext value={props.runtime}>{props.children}</OverlayContext>
}

/** @throws Error outside of an `OverlayProvider` */
export function useOverlay(): OverlayRuntime {
  const runtime = use(OverlayContext)
  if (!runtime) throw new Error('useOverlay must be used within an OverlayProvider')
  return runtime
}
