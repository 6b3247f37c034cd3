/** Stands in for the browser's 2D canvas where a test only asks what was drawn, not how it looks. */
import { vi } from 'vitest'

/** One call of `fillRect`, `fillText` or `drawImage` on a fake canvas. */
export interface DrawnThing {
  /** The canvas that it was drawn on. */
  readonly canvas: object
  /** The color that filled it, or the picture that was drawn. */
  readonly source: unknown
}

const GRADIENT_OF = Symbol('colors of a fake gradient')

/** The colors of a gradient that a fake canvas made, in order. */
export function colorsOfGradient(source: unknown): readonly string[] {
  const colors = (source as { readonly [GRADIENT_OF]?: readonly string[] })[GRADIENT_OF]
  return colors ?? []
}

function fakeContext(canvas: object, drawn: DrawnThing[]): object {
  const context = {
    fillStyle: '' as unknown,
    fillRect: () => drawn.push({ canvas, source: context.fillStyle }),
    fillText: () => drawn.push({ canvas, source: context.fillStyle }),
    drawImage: (source: unknown) => drawn.push({ canvas, source }),
    clearRect: () => {},
    measureText: (text: string) => ({
      width: text.length * 6,
      fontBoundingBoxAscent: 9,
      fontBoundingBoxDescent: 2,
    }),
    createLinearGradient: () => {
      const colors: string[] = []
      const addColorStop = (_: number, color: string): void => void colors.push(color)
      return { addColorStop, [GRADIENT_OF]: colors }
    },
  }
  return context
}

/**
 * Makes `document.createElement` give fake canvases until the test has ended.
 * @returns what is drawn on any of them, in order
 */
export function stubCanvas(): readonly DrawnThing[] {
  const drawn: DrawnThing[] = []
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = { width: 0, height: 0, getContext: () => context }
      const context = fakeContext(canvas, drawn)
      return canvas
    },
  })
  return drawn
}
