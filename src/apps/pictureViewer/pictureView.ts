/** How a picture lies on its stage: size, place and turns. Pure; every view keeps to the limits. */
import type { Point, Size } from '../../base/geometry/box.ts'

export interface Frame {
  /** Of the picture, in its own pixels, as it lies unturned. */
  readonly picture: Size
  /** The room to show it in, in CSS pixels. */
  readonly stage: Size
  /** Device pixels in a CSS pixel. */
  readonly ratio: number
  /** True: drawn anew at every size, so the best fit may enlarge it. */
  readonly isDrawing: boolean
}

export interface PictureView {
  /** CSS pixels to one of the picture's own. */
  readonly scale: number
  /** From the middle of the stage to that of the picture, in CSS pixels. */
  readonly offset: Point
  /** Clockwise quarter turns, from 0 to 3. */
  readonly turns: number
  /** True until the visitor asks for another size: it follows the size of the stage. */
  readonly isFit: boolean
}

export const ZOOM_STEP = 1.25
/** The largest size: at most this many device pixels along each pixel of the picture. */
const MOST_ENLARGED = 16
/** The smallest size: the longer side of the picture in CSS pixels, unless its fit or its own size is smaller. */
const LEAST_SIDE = 32
const CENTER: Point = { x: 0, y: 0 }

/** The whole picture, as large as the stage allows, yet no larger than its own pixels unless it is a drawing. */
export function fitView(frame: Frame, turns = 0): PictureView {
  return { scale: fitScale(frame, turns), offset: CENTER, turns, isFit: true }
}

/** One device pixel for each pixel of the picture, its middle in that of the stage. */
export function actualView(view: PictureView, frame: Frame): PictureView {
  return { ...view, scale: 1 / frame.ratio, offset: CENTER, isFit: false }
}

/**
 * Larger or smaller by a factor, within the limits.
 * @param at what stays where it is, from the middle of the stage
 */
export function zoomed(view: PictureView, frame: Frame, factor: number, at = CENTER): PictureView {
  const { least, most } = scaleLimits(frame, view.turns)
  const scale = Math.min(most, Math.max(least, view.scale * factor))
  const grown = scale / view.scale
  const offset = {
    x: at.x - (at.x - view.offset.x) * grown,
    y: at.y - (at.y - view.offset.y) * grown,
  }
  return within({ ...view, scale, offset, isFit: false }, frame)
}

/** The zoom of a double-click on a fitted picture that is already at its actual size or larger. */
const DOUBLE = 2

/**
 * What a double-click shows: a fitted picture at its actual size, or at twice its size if that is no larger; any other
 * picture as a whole.
 * @param at what stays where it is, from the middle of the stage
 */
export function doubleClicked(view: PictureView, frame: Frame, at: Point): PictureView {
  if (!view.isFit) return fitView(frame, view.turns)
  const growth = 1 / frame.ratio / view.scale
  return zoomed(view, frame, growth > 1 + 1e-6 ? growth : DOUBLE, at)
}

/** Moved by `by`, in CSS pixels, as far as there is more of the picture to see. */
export function panned(view: PictureView, frame: Frame, by: Point): PictureView {
  const offset = { x: view.offset.x + by.x, y: view.offset.y + by.y }
  return within({ ...view, offset }, frame)
}

/** A quarter turn clockwise, around the middle of the stage. A fitted picture fits again. */
export function rotated(view: PictureView, frame: Frame): PictureView {
  const turns = (view.turns + 1) % 4
  if (view.isFit) return fitView(frame, turns)
  const offset = { x: 0 - view.offset.y, y: view.offset.x }
  return within({ ...view, turns, offset }, frame)
}

/** The view after the frame has changed: it fits again, or keeps its size. */
export function reframed(view: PictureView, frame: Frame): PictureView {
  return view.isFit ? fitView(frame, view.turns) : within(view, frame)
}

/** In which directions there is more of the picture than the stage shows. */
export function overflow(view: PictureView, frame: Frame): { x: boolean; y: boolean } {
  const most = reach(view, frame)
  return { x: most.x > 0, y: most.y > 0 }
}

/** Whether single pixels of the picture are to stay sharp. */
export function isCrisp(view: PictureView, { ratio, isDrawing }: Frame): boolean {
  // Division may have left the actual size a hair below one.
  return !isDrawing && view.scale * ratio > 1 - 1e-6
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, x: number, y: number]

/**
 * Moves a box from the stage's top left corner to where the view has the picture. At actual size the picture's pixels
 * lie on whole device pixels.
 * @param grain the size of that box, relative to the picture's own pixels
 */
export function matrixOf(view: PictureView, frame: Frame, grain = 1): Matrix {
  const { picture, stage, ratio } = frame
  const cos = [1, 0, -1, 0][view.turns] ?? 1
  const sin = [0, 1, 0, -1][view.turns] ?? 0
  const { scale } = view
  const half = { x: (picture.width * scale) / 2, y: (picture.height * scale) / 2 }
  const x = stage.width / 2 + view.offset.x - (cos * half.x - sin * half.y)
  const y = stage.height / 2 + view.offset.y - (sin * half.x + cos * half.y)
  const isActual = Math.abs(scale * ratio - 1) < 1e-6
  const snapped = (at: number): number => (isActual ? Math.round(at * ratio) / ratio : at)
  const drawn = scale / grain
  return [cos * drawn, sin * drawn, 0 - sin * drawn, cos * drawn, snapped(x), snapped(y)]
}

function turnedSize({ picture }: Frame, turns: number): Size {
  return turns % 2 === 0 ? picture : { width: picture.height, height: picture.width }
}

function fitScale(frame: Frame, turns: number): number {
  const { width, height } = turnedSize(frame, turns)
  const { stage, ratio, isDrawing } = frame
  // A stage without any room, as in a window that is closing, must not make the scale zero.
  const room = Math.min(Math.max(1, stage.width) / width, Math.max(1, stage.height) / height)
  return isDrawing ? room : Math.min(room, 1 / ratio)
}

function scaleLimits(frame: Frame, turns: number): { least: number; most: number } {
  const { picture, ratio } = frame
  const fit = fitScale(frame, turns)
  const least = Math.min(fit, 1 / ratio, LEAST_SIDE / Math.max(picture.width, picture.height))
  return { least, most: Math.max(fit, MOST_ENLARGED / ratio) }
}

/** How far the middle of the picture may lie from that of the stage. */
function reach({ scale, turns }: PictureView, frame: Frame): Point {
  const { width, height } = turnedSize(frame, turns)
  const { stage } = frame
  return {
    x: Math.max(0, (width * scale - stage.width) / 2),
    y: Math.max(0, (height * scale - stage.height) / 2),
  }
}

function within(view: PictureView, frame: Frame): PictureView {
  const most = reach(view, frame)
  const { offset } = view
  return {
    ...view,
    offset: { x: limited(offset.x, most.x), y: limited(offset.y, most.y) },
  }
}

function limited(value: number, most: number): number {
  return Math.min(most, Math.max(0 - most, value))
}

/** How a picture is shown, such as `Best fit, 34 percent, rotated by 90 degrees`; 100 percent is its actual size. */
export function wordsOf({ scale, turns, isFit }: PictureView, { ratio }: Frame): string {
  const size = `${Math.round(scale * ratio * 100)} percent`
  return (
    (isFit ? `Best fit, ${size}` : size) + (turns === 0 ? '' : `, rotated by ${turns * 90} degrees`)
  )
}
