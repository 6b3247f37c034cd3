/**
 * A picture with what undoes it. A stroke changes the pixels while a copy keeps what was there before; at its end only
 * the box that has changed is remembered. Knows no page.
 */
import type { Box } from '../../../base/geometry/box.ts'
import { around, cropped, type Picture, putCrop, within } from './picture.ts'

/** Bytes of the steps that can be undone or done again; the oldest steps go first. */
export const MOST_BYTES = 32 * 2 ** 20

/** What was in a box, or the whole picture where its size has changed. */
type Step = { readonly box: Box; readonly crop: Uint32Array<ArrayBuffer> } | Picture

export type Drawing = ReturnType<typeof createDrawing>

export function createDrawing(first: Picture, mostBytes: number = MOST_BYTES) {
  let picture = first
  let before: Picture = { ...first, pixels: first.pixels.slice() }
  let touched: Box | null = null
  const undos: Step[] = []
  const redos: Step[] = []

  const bytes = (): number => [...undos, ...redos].reduce((sum, step) => sum + bytesOf(step), 0)
  const remember = (step: Step): void => {
    undos.push(step)
    redos.length = 0
    let size = bytes()
    while (size > mostBytes && undos.length > 0) {
      const oldest = undos.shift()
      size -= oldest ? bytesOf(oldest) : 0
    }
  }
  const whole = (): Box => ({ x: 0, y: 0, width: picture.width, height: picture.height })
  const settle = (box: Box): void => putCrop(before, box, cropped(picture, box))
  const show = (next: Picture): void => {
    picture = next
    before = { ...next, pixels: next.pixels.slice() }
  }
  /** Puts a step back. @returns the step that would undo that, and the box that has changed */
  const exchange = (step: Step): { readonly inverse: Step; readonly box: Box } => {
    if ('pixels' in step) {
      const inverse = picture
      show(step)
      return { inverse, box: whole() }
    }
    const inverse = { box: step.box, crop: cropped(picture, step.box) }
    putCrop(picture, step.box, step.crop)
    settle(step.box)
    return { inverse, box: step.box }
  }
  const takeBack = (): Box | null => {
    const box = touched
    if (box) putCrop(picture, box, cropped(before, box))
    touched = null
    return box
  }
  const step = (from: Step[], to: Step[]): Box | null => {
    const abandoned = takeBack()
    const last = from.pop()
    if (!last) return abandoned
    const { inverse, box } = exchange(last)
    to.push(inverse)
    return 'pixels' in last ? box : around(abandoned, box)
  }

  return {
    picture: (): Picture => picture,
    /** Tells that pixels of the box have changed since the last end of a stroke. @returns the box within the picture */
    touch(box: Box | null): Box | null {
      const inside = box && within(picture, box)
      touched = around(touched, inside)
      return inside
    },
    /** Ends the stroke. @returns whether it has touched anything */
    commit(): boolean {
      const box = touched
      touched = null
      if (!box) return false
      remember({ box, crop: cropped(before, box) })
      settle(box)
      return true
    },
    /** Gives up the stroke. @returns the box that has changed */
    takeBack,
    /** Shows another picture, which can be undone. */
    replace(next: Picture): void {
      takeBack()
      remember(picture)
      show(next)
    },
    /** @returns the box that has changed; null if there was nothing to undo */
    undo: (): Box | null => step(undos, redos),
    redo: (): Box | null => step(redos, undos),
    canUndo: (): boolean => undos.length > 0,
    canRedo: (): boolean => redos.length > 0,
    bytes,
  }
}

function bytesOf(step: Step): number {
  return 'pixels' in step ? step.pixels.byteLength : step.crop.byteLength
}
