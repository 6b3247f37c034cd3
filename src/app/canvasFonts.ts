import type { Dispose } from '../base/motion/scheduler.ts'

/** The canvas's families. A browser may quote the name. */
const OF_CANVAS = /^["']?Meadow (?:UI|Title)["']?$/

/** Draws again when a letter of another script has brought a face of its own, which the canvas does not wait for. */
export function followCanvasFonts(fonts: FontFaceSet, redraw: () => void): Dispose {
  const loaded = ({ fontfaces }: FontFaceSetLoadEvent): void => {
    if (fontfaces.some(({ family }) => OF_CANVAS.test(family))) redraw()
  }
  fonts.addEventListener('loadingdone', loaded)
  return () => fonts.removeEventListener('loadingdone', loaded)
}
