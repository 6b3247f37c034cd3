import type { Box, Point, Size } from '../../base/geometry/box.ts'
import { snapEdgeAt, type SnapEdge } from '../../desktop/snapping.ts'
import type { AppWindow, WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import type { SceneStore } from '../scene/sceneStore.ts'
import { deviceBox } from '../scene/windowSurface.ts'

export interface SnapPreview {
  readonly edge: SnapEdge
  /** The box that the window would get, in device pixels. */
  readonly box: Box
}

export interface SnapHost {
  readonly store: Pick<DesktopStore, 'getState'>
  readonly scenes: Pick<SceneStore, 'current'>
  readonly painter: {
    /** Shows a preview below the grabbed window; null removes it. */
    previewSnap(id: WindowId, preview: SnapPreview | null): void
  }
}

function snappedBox(window: AppWindow, edge: SnapEdge, viewport: Size, scale: number): Box {
  const { size, offset } = window
  if (edge === 'top') return deviceBox({ size, offset, maximized: true }, viewport, scale)
  return deviceBox({ size, offset, maximized: false, snapped: edge }, viewport, scale)
}

/** Previews where a moved window would snap. Only resizable windows snap. */
export function watchSnap({ store, scenes, painter }: SnapHost, window: AppWindow) {
  let shown: SnapEdge | null = null
  let shownIn: Size | null = null
  /** The edge that a release at this point would snap to, or null. */
  const edgeAt = (to: Point): SnapEdge | null =>
    window.resizable ? snapEdgeAt(to, store.getState().viewport) : null
  return {
    edgeAt,
    follow(to: Point): void {
      const edge = edgeAt(to)
      const { viewport } = store.getState()
      if (edge === shown && (edge === null || viewport === shownIn)) return
      shown = edge
      shownIn = viewport
      const { scale } = scenes.current()
      painter.previewSnap(
        window.id,
        edge && { edge, box: snappedBox(window, edge, viewport, scale) },
      )
    },
    stop(): void {
      if (shown) painter.previewSnap(window.id, null)
    },
  }
}
