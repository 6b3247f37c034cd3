/** Derives boxes from the requested placement and the viewport. Boxes are never stored, so a window gets its old one back when the viewport grows. */
import { inset, type Box, type Point, type Size } from '../base/geometry/box.ts'
import { FRAME_WIDTH, MIN_WINDOW_SIZE, TASKBAR_HEIGHT } from '../base/theme/metrics.ts'
import type { AppWindow, SnapSide, WindowOffset, WindowSize } from './state.ts'

export type Placed = Pick<AppWindow, 'size' | 'offset' | 'maximized' | 'snapped'>

/** The viewport without the taskbar. Its size is never negative. */
export function workAreaOf(viewport: Size): Box {
  return {
    x: 0,
    y: 0,
    width: Math.max(0, viewport.width),
    height: Math.max(0, viewport.height - TASKBAR_HEIGHT),
  }
}

/**
 * The outer box, frame included, in whole CSS pixels of the viewport. A maximized window is the
 * work area grown by the frame on every side; a snapped one is half of the area. Any other window
 * is moved and shrunk into the work area, but not below 40 px a side; if that does not fit, it
 * starts at the origin of the area and overflows its far edges.
 */
export function windowBox(window: Placed, viewport: Size): Box {
  const area = workAreaOf(viewport)
  if (window.maximized) return inset(area, -FRAME_WIDTH)
  return window.snapped ? halfBox(window.snapped, area) : normalBox(window, viewport)
}

/** The box of a window in its normal state, or the one that restoring gives it. */
export function normalBox(window: Pick<Placed, 'size' | 'offset'>, viewport: Size): Box {
  const area = workAreaOf(viewport)
  const asked = askedSize(window.size, viewport)
  const width = fitLength(asked.width, area.width)
  const height = fitLength(asked.height, area.height)
  const at = askedOrigin(window.offset, { width, height }, viewport, area)
  return {
    x: pullBack(at.x, width, area.width),
    y: pullBack(at.y, height, area.height),
    width,
    height,
  }
}

/** The halves do not overlap, and together they are the whole area. */
function halfBox(side: SnapSide, area: Box): Box {
  const left = Math.floor(area.width / 2)
  const width = Math.max(MIN_WINDOW_SIZE, side === 'left' ? left : area.width - left)
  return {
    x: side === 'left' ? 0 : Math.max(0, area.width - width),
    y: 0,
    width,
    height: Math.max(MIN_WINDOW_SIZE, area.height),
  }
}

/** Percentages refer to the viewport, taskbar included. */
function askedSize(size: WindowSize, viewport: Size): Size {
  if (size.type === 'fixed') return size
  return {
    width: (viewport.width * size.percentage) / 100,
    height: (viewport.height * size.percentage) / 100,
  }
}

function askedOrigin(offset: WindowOffset, size: Size, viewport: Size, area: Box): Point {
  if (offset.type === 'center') {
    return { x: (viewport.width - size.width) / 2, y: (viewport.height - size.height) / 2 }
  }
  if (offset.type === 'xy') return { x: offset.x, y: offset.y }
  return {
    x: area.width - offset.right - size.width,
    y: area.height - offset.bottom - size.height,
  }
}

function fitLength(asked: number, available: number): number {
  return Math.max(MIN_WINDOW_SIZE, Math.min(wholePixels(asked), available))
}

function pullBack(start: number, length: number, available: number): number {
  return Math.max(0, Math.min(wholePixels(start), available - length))
}

/** NaN counts as 0, so that no box ever contains one. */
function wholePixels(length: number): number {
  return Number.isNaN(length) ? 0 : Math.round(length)
}
