import { inset, translate, type Box } from '../../base/geometry/box.ts'
import { EMPTY } from '../../base/geometry/region.ts'
import { windowBox, workAreaOf, type Placed } from '../../desktop/placement.ts'
import type { AppWindow, DesktopState, TitleButton, WindowId } from '../../desktop/state.ts'
import { FRAME_WIDTH } from '../../base/theme/metrics.ts'
import { toDevicePixels, toDevice } from './devicePixels.ts'
import { opaqueRegion } from './opaque.ts'
import type { PointerState, ButtonLook, ButtonPart, WindowSurface } from './types.ts'
import { layoutButtons, layoutInvisible, layoutWindow, TITLE_BUTTONS } from './windowLayout.ts'

export interface Surroundings {
  readonly viewport: DesktopState['viewport']
  readonly scale: number
  readonly activeId: WindowId | null
  readonly z: number
}

/** Its visible regions are empty until `occlusion.ts` fills them in. Boxes are in device pixels. */
export function windowSurface(
  window: AppWindow,
  { viewport, scale, activeId, z }: Surroundings,
  pointerState: PointerState,
  box: Box = deviceBox(window, viewport, scale),
): WindowSurface {
  const isActive = window.id === activeId
  const invisible = window.header.invisible === true
  const lifted = pointerState.lifted === window.id
  const cells = invisible
    ? []
    : layoutButtons(box.width, window.header.buttons ?? TITLE_BUTTONS, scale)
  return {
    id: window.id,
    box,
    layout: invisible ? layoutInvisible(box) : layoutWindow(box, cells, scale),
    title: window.header.title,
    icon: window.header.icon,
    buttons: cells.map((cell): ButtonPart => ({
      ...cell,
      look: buttonLook(window, cell.button, isActive, pointerState),
    })),
    maximized: window.maximized,
    invisible,
    active: isActive,
    z,
    lifted,
    opaque: opaqueRegion(box, { maximized: window.maximized, lifted, invisible }, scale),
    visible: EMPTY,
    clientVisible: EMPTY,
  }
}

/**
 * In whole device pixels. For a maximized window the work area is converted first and then grown by
 * the frame: -3 px and 3 px may round differently and leave a line of the frame in view.
 */
export function deviceBox(window: Placed, viewport: DesktopState['viewport'], scale: number): Box {
  if (!window.maximized) return toDevice(windowBox(window, viewport), scale)
  return inset(toDevice(workAreaOf(viewport), scale), -toDevicePixels(FRAME_WIDTH, scale))
}

export function clientBox(surface: Pick<WindowSurface, 'box' | 'layout'>): Box {
  return translate(surface.layout.client, surface.box)
}

/** Maximize always looks disabled; a double-click on the title bar maximizes. */
function buttonLook(
  window: AppWindow,
  button: TitleButton,
  isActive: boolean,
  { hot }: PointerState,
): ButtonLook {
  if (button === 'maximize' || (button === 'close' && !window.closeable)) return 'disabled'
  if (!isActive) return 'inactive'
  if (hot === null || hot.id !== window.id || hot.button !== button) return 'normal'
  return hot.pressed ? 'active' : 'hover'
}
