/** What puts the shown windows one behind the other or side by side, as the era's taskbar did. Pure. */
import type { Box } from '../base/geometry/box.ts'
import type { DesktopAction } from './actions.ts'
import { cascade } from './cascade.ts'
import { normalBox, workAreaOf } from './placement.ts'
import { shownWindows } from './selectors.ts'
import type { AppWindow, DesktopState } from './state.ts'

/** `rows`: one below the other, which the era called tiled horizontally. */
export type Tiling = 'cascade' | 'rows' | 'columns'

/** Leaves out messages and other dialogs that the taskbar does not list. */
export function tiled(state: DesktopState, way: Tiling): readonly DesktopAction[] {
  const area = workAreaOf(state.viewport)
  const windows = shownWindows(state).filter(({ header }) => header.noFooterWindow !== true)
  if (way === 'cascade') {
    const boxes: Box[] = []
    return windows.flatMap((window) => {
      const size = normalBox(window, state.viewport)
      const at = boxes.length === 0 ? area : cascade(size, boxes, area)
      const box = { ...size, x: at.x, y: at.y }
      boxes.push(box)
      return placing({ id: window.id, resizable: false }, box)
    })
  }
  const cells = cellsOf(windows.length, area, way)
  return windows.toReversed().flatMap((window, index) => {
    const cell = cells[index]
    return cell ? placing(window, cell) : []
  })
}

/** A window that cannot be resized keeps its size. */
function placing(
  { id, resizable }: Pick<AppWindow, 'id' | 'resizable'>,
  { x, y, width, height }: Box,
): readonly DesktopAction[] {
  const offset = { x, y }
  return [
    { type: 'window/restored', id, offset },
    resizable
      ? { type: 'window/resized', id, size: { width, height }, offset }
      : { type: 'window/moved', id, offset },
  ]
}

/** Cells that fill the area: in one lane up to three of them, in two lanes up to eight, and so on. */
function cellsOf(count: number, area: Box, way: 'rows' | 'columns'): readonly Box[] {
  const lanes = Math.floor(Math.sqrt(count))
  const across = way === 'columns' ? area.height : area.width
  const along = way === 'columns' ? area.width : area.height
  return Array.from({ length: lanes }, (_, lane) => {
    const inLane = share(count, lanes, lane)
    const thick = share(across, lanes, lane)
    return Array.from({ length: inLane.length }, (__, index): Box => {
      const long = share(along, inLane.length, index)
      return way === 'columns'
        ? { x: long.start, y: thick.start, width: long.length, height: thick.length }
        : { x: thick.start, y: long.start, width: thick.length, height: long.length }
    })
  }).flat()
}

/** One of the whole parts, as equal as they can be, that a length is divided into. */
function share(length: number, parts: number, index: number) {
  const start = Math.floor((length * index) / parts)
  return { start, length: Math.floor((length * (index + 1)) / parts) - start }
}
