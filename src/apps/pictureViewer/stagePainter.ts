/** Paints a picture's view: one transform in the next frame, however often the view changes until then. */
import type { FrameScheduler } from '../../base/motion/scheduler.ts'
import {
  fitView,
  type Frame,
  isCrisp,
  matrixOf,
  type PictureView,
  reframed,
} from './pictureView.ts'

export type StagePainter = ReturnType<typeof createStagePainter>

/** Drawings are laid out at least this many pixels long on their longer side, since a layer enlarges its pixels. */
const DRAWN_SIDE = 2048

/** @param image already loaded; begins at the top left corner of the stage */
export function createStagePainter(
  image: HTMLImageElement,
  first: Frame,
  scheduler: FrameScheduler,
) {
  const { width, height } = first.picture
  const grain = first.isDrawing ? Math.max(1, DRAWN_SIDE / Math.max(width, height)) : 1
  let frame = first
  let view = fitView(frame)
  let isDirty = true

  const paint = (): void => {
    if (!isDirty) return
    isDirty = false
    image.style.transform = `matrix(${matrixOf(view, frame, grain).join()})`
    const crisp = String(isCrisp(view, frame))
    if (image.dataset['crisp'] !== crisp) image.dataset['crisp'] = crisp
  }
  const change = (by: (view: PictureView, frame: Frame) => PictureView): void => {
    view = by(view, frame)
    isDirty = true
    scheduler.request()
  }
  image.style.width = `${width * grain}px`
  image.style.height = `${height * grain}px`
  paint()
  return {
    frame: (): Frame => frame,
    view: (): PictureView => view,
    change,
    /** The stage has another size, or the screen other pixels. */
    reframe(next: Pick<Frame, 'stage' | 'ratio'>): void {
      frame = { ...frame, ...next }
      change(reframed)
    },
    dispose: scheduler.on('place', paint),
  }
}
