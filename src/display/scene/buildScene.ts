/** Neither painter decides order, focus, boxes or clipping itself: the scene has all of it. */
import { keep, keepIfSame } from '../../base/kit/keep.ts'
import { iconPlaces, iconsInOrder } from '../../desktop/iconGrid.ts'
import { activeWindowId, shownWindows } from '../../desktop/selectors.ts'
import type { DesktopState } from '../../desktop/state.ts'
import { STACKING_BASE } from '../../base/theme/metrics.ts'
import { toDevicePixels, toDevice } from './devicePixels.ts'
import { layoutIcon } from './iconLayout.ts'
import { visibleRegions, wholeRegions } from './occlusion.ts'
import type { PointerState, IconSurface, Scene, WindowSurface } from './types.ts'
import { clientBox, windowSurface } from './windowSurface.ts'

export interface SceneOptions {
  readonly scale: number
  /** Breaks an icon's title into lines. Called for every icon in every build. */
  readonly labelLines: (title: string) => readonly string[]
  /** If false, surfaces hide nothing from each other and all visible regions are whole boxes. */
  readonly culling: boolean
}

export const NO_POINTER_STATE: PointerState = { lifted: null, hot: null, marquee: null }

/** Everything that did not change is the object of the previous scene. */
export function buildScene(
  state: DesktopState,
  pointerState: PointerState,
  options: SceneOptions,
  previous?: Scene,
): Scene {
  const { scale } = options
  const next: Scene = {
    scale,
    viewport: {
      width: toDevicePixels(state.viewport.width, scale),
      height: toDevicePixels(state.viewport.height, scale),
    },
    icons: iconSurfaces(state, options),
    windows: windowSurfaces(state, pointerState, options),
    marquee: pointerState.marquee,
  }
  return previous === undefined ? next : keepScene(previous, next)
}

function windowSurfaces(
  state: DesktopState,
  pointerState: PointerState,
  { scale, culling }: SceneOptions,
): WindowSurface[] {
  const activeId = activeWindowId(state)
  const surfaces = shownWindows(state).map((window, index) => {
    const place = { viewport: state.viewport, scale, activeId, z: STACKING_BASE + index }
    return windowSurface(window, place, pointerState)
  })
  const occluders = surfaces.map((surface) => ({
    box: surface.box,
    client: clientBox(surface),
    opaque: surface.opaque,
  }))
  const regions = culling ? visibleRegions(occluders) : wholeRegions(occluders)
  return surfaces.map((surface, index) => ({ ...surface, ...regions[index] }))
}

/** In visual order, which keys and the document follow. */
function iconSurfaces(state: DesktopState, { labelLines, scale }: SceneOptions): IconSurface[] {
  const places = iconPlaces(state)
  return iconsInOrder(state).flatMap(({ id, icon, title, isFocus }) => {
    const place = places.get(id)
    if (place === undefined) return []
    const lines = labelLines(title)
    const cell = layoutIcon(place, lines.length)
    const highlighted = isFocus && state.focusing === 'ICON'
    const boxes = {
      box: toDevice(cell.box, scale),
      picture: toDevice(cell.picture, scale),
      label: toDevice(cell.label, scale),
    }
    return [{ id, icon, title, lines, ...boxes, highlighted }]
  })
}

function keepScene(previous: Scene, next: Scene): Scene {
  const before = new Map(previous.windows.map((surface) => [surface.id, surface]))
  // A window that was raised is the same in another place.
  const windows = keepIfSame(
    previous.windows,
    next.windows.map((surface) => keep(before.get(surface.id), surface)),
  )
  const { windows: _, ...rest } = keep({ ...previous, windows: null }, { ...next, windows: null })
  const kept: Scene = { ...rest, windows }
  const keys = Object.keys(kept) as (keyof Scene)[]
  return keys.every((key) => kept[key] === previous[key]) ? previous : kept
}
