/**
 * A back buffer for the Canvas 2D renderer. A browser that composites in software copies a page's 2D
 * canvas again at every frame in which anything else moves: 0.6 ms at 1440x900, more than the whole
 * move of a window costs. Pixi therefore draws into an offscreen canvas, and each finished picture
 * is transferred to the page as a bitmap, which the browser keeps.
 */

export interface BackBuffer {
  /** Must be called after the page's canvas got another size; in device pixels. */
  fit(width: number, height: number): void
  /** Shows what has been drawn since the last flip. */
  flip(): void
}

/**
 * Puts a back buffer behind the page's canvas; from then on `getContext('2d')` returns the buffer's
 * context. Must be called before Pixi requests the context.
 * @returns null where the browser does not support it; Pixi then draws on the page's canvas itself
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
