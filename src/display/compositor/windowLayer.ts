/** Updates only changed surfaces. Covered and lifted windows are not painted. */
import { Container } from 'pixi.js'
import type { WindowId } from '../../desktop/state.ts'
import type { Scene, WindowSurface } from '../scene/types.ts'
import { frameQuads } from '../skin/frameQuads.ts'
import type { Skin } from '../skin/skin.ts'
import type { Brush, Layer } from './layer.ts'
import { showQuads } from './quadSprites.ts'

interface FrameView {
  readonly container: Container
  surface: WindowSurface | null
  skin: Skin | null
}

function isPainted(surface: WindowSurface): boolean {
  return !surface.lifted && !surface.invisible && surface.visible.length > 0
}

function paintFrame(view: FrameView, surface: WindowSurface, brush: Brush): void {
  const painted = isPainted(surface)
  view.container.visible = painted
  // A hidden frame is updated when it is shown again.
  if (!painted) return
  view.container.position.set(surface.box.x, surface.box.y)
  showQuads(view.container, frameQuads(surface, brush.skin), brush.textures)
  view.surface = surface
  view.skin = brush.skin
}

export function createWindowLayer(layer: Container): Layer {
  const views = new Map<WindowId, FrameView>()
  let previous: Scene['windows'] = []
  let previousSkin: Skin | null = null

  const viewOf = (id: WindowId): FrameView => {
    const view = views.get(id) ?? { container: new Container(), surface: null, skin: null }
    views.set(id, view)
    return view
  }

  const removeClosed = (windows: Scene['windows']): void => {
    const shown = new Set(windows.map((surface) => surface.id))
    for (const [id, view] of views) {
      if (shown.has(id)) continue
      view.container.destroy({ children: true })
      views.delete(id)
    }
  }

  return {
    paint(scene, brush) {
      if (scene.windows === previous && brush.skin === previousSkin) return false
      previous = scene.windows
      previousSkin = brush.skin
      removeClosed(scene.windows)
      for (const [index, surface] of scene.windows.entries()) {
        const view = viewOf(surface.id)
        if (layer.children[index] !== view.container) layer.addChildAt(view.container, index)
        if (view.surface !== surface || view.skin !== brush.skin) paintFrame(view, surface, brush)
        else view.container.visible = true
      }
      return true
    },
    destroy: () => views.clear(),
  }
}
