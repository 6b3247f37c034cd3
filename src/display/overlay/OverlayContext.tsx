/** What the overlay's components share: the scene, the painter, the clock, the grabs and the apps' views. */
import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { FrameScheduler } from '../../base/motion/scheduler.ts'
import type { MenuTarget } from '../../desktop/commands.ts'
import type { AppWindow } from '../../desktop/state.ts'
import type { MenuRequest } from '../../ui/menu/menuRequest.ts'
import type { Grabs } from '../input/grab.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { OverlayPainter } from './overlayPainter.ts'

/** Fills a client area with the view of the window's app. */
type AppViewSlot = ComponentType<{
  readonly window: AppWindow
  readonly close: () => void
  /** Called when the view is in the document. */
  readonly onArrived: () => void
}>

export interface OverlayRuntime {
  readonly scenes: SceneStore
  readonly scheduler: FrameScheduler
  readonly painter: OverlayPainter
  readonly AppView: AppViewSlot
  readonly grabs: Grabs
  readonly openMenu: (target: MenuTarget, request: MenuRequest) => void
}

const OverlayContext = createContext<OverlayRuntime | null>(null)

export function OverlayProvider(props: {
  readonly runtime: OverlayRuntime
  readonly children: ReactNode
}) {
  return <OverlayContext value={props.runtime}>{props.children}</OverlayContext>
}

/** @throws Error where there is no `OverlayProvider` above the component */
export function useOverlay(): OverlayRuntime {
  const runtime = use(OverlayContext)
  if (!runtime) throw new Error('useOverlay must be used within an OverlayProvider')
  return runtime
}
