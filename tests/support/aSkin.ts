/** A skin without pictures, for tests that ask what is drawn where and not what it looks like. */
import { blueCanvas } from '../../src/base/theme/blueCanvas.ts'
import type { Raster } from '../../src/display/skin/quad.ts'
import type { Skin } from '../../src/display/skin/skin.ts'

/** @param scale device pixels per CSS pixel */
export function aSkin(scale: number): Skin {
  const raster = { width: 1, height: 1 } as Raster
  return {
    theme: blueCanvas,
    scale,
    strip: () => ({ left: raster, middle: raster, right: raster }),
    edges: () => ({
      left: raster,
      right: raster,
      bottom: raster,
      bottomLeft: raster,
      bottomRight: raster,
      inner: raster,
    }),
    smallIcon: () => raster,
    picture: () => raster,
    button: () => raster,
    title: () => raster,
    labelLines: (title) => [title],
    label: () => raster,
    clear() {},
  }
}
