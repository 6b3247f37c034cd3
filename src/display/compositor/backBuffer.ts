/**
 * A back buffer for the Canvas 2D renderer. A browser that composites in software copies a 2D canvas
 * of the page anew at every frame in which anything else moves: 0.6 ms for 1440x900, more than a
 * window's move costs altogether. So Pixi draws into a canvas beside the page, and each finished
 * picture is handed over as a bitmap, which the browser keeps.
 */

export interface BackBuffer {
  /** After the page's canvas was given another size. */
  fit(width: number, height: number): void
  /** Shows what has been drawn since the last time. */
  flip(): void
}

/**
 * Puts a back buffer behind the page's canvas; from then on `getContext('2d')` is that of the
 * buffer. Must be called before Pixi asks for it.
 * @returns null where the browser cannot: then Pixi draws on the page's canvas itself
 */
export function putBackBuffer(canvas: HTMLCanvasElement): BackBuffer | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  const buffer = new OffscreenCanvas(1, 1)
  const context = buffer.getContext('2d', { alpha: false })
  const screen = canvas.getContext('bitmaprenderer', { alpha: false })
  if (!context || !screen) return null
  Object.defineProperty(canvas, 'getContext', {
    value: (type: string) => (type === '2d' ? context : null),
  })
  return {
    fit(width, height) {
      buffer.width = width
      buffer.height = height
    },
    flip: () => screen.transferFromImageBitmap(buffer.transferToImageBitmap()),
  }
}
