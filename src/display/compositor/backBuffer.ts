/**
 * Browsers that composite in software copy a page's 2D canvas at every frame in which anything
 * moves: 0.6 ms at 1440x900, more than moving a window costs. Pixi therefore draws into an
 * offscreen canvas, and finished pictures are transferred to the page as bitmaps, which the browser
 * keeps.
 */

export interface BackBuffer {
  /** Call this after the page's canvas was resized; in device pixels. */
  fit(width: number, height: number): void
  flip(): void
}

/**
 * Redirects `getContext('2d')` of the page's canvas to the buffer. Must be called before Pixi
 * requests the context. Null if the browser lacks support; Pixi then uses the page's canvas.
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
