import type { ComponentType } from 'react'
import { handedDown } from '../../base/kit/handedDown.ts'
import type { FrameScheduler } from '../../base/motion/scheduler.ts'
import type { MenuTarget } from '../../desktop/commands.ts'
import type { AppWindow } from '../../desktop/state.ts'
import type { MenuRequest } from '../../ui/menu/menuRequest.ts'
import type { Grabs } from '../input/grab.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import type { OverlayPainter } from './painter/overlayPainter.ts'

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

export const [OverlayProvider, useOverlay] = handedDown<OverlayRuntime>(
  'useOverlay',
  'an OverlayProvider',
)
