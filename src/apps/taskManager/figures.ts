/** What the performance page shows, of what was counted. Pure. */

/** Seconds that the graphs show. */
export const HISTORY = 60

export interface Figures {
  /** Since the page was loaded. */
  readonly presented: number
  /** In milliseconds, one for each frame of the last second. */
  readonly times: readonly number[]
  readonly windows: number
  readonly textures: number
  readonly elements: number
  /** Bytes of the program's heap; undefined where the browser does not tell. */
  readonly memory?: number | undefined
  /** Undefined where no canvas is painted. */
  readonly renderer?: string | undefined
}

const RENDERERS: Readonly<Record<string, string>> = { webgl: 'WebGL', canvas: 'Canvas 2D' }

/** @param forced the renderer that the address asks for */
export function figureRows(
  { presented, times, windows, textures, elements, memory, renderer }: Figures,
  forced: string | undefined,
): readonly (readonly [name: string, value: string])[] {
  const whole = (value: number): string => value.toLocaleString('en-US')
  return [
    ['Frames presented', whole(presented)],
    ['Frames in the last second', whole(times.length)],
    ['Time a frame, median', milliseconds(median(times))],
    ['Time a frame, worst', milliseconds(worst(times))],
    ['Windows', whole(windows)],
    ['Textures', whole(textures)],
    ['DOM elements', whole(elements)],
    ['Memory', memory === undefined ? 'Not told by this browser' : megabytes(memory)],
    ['Renderer', RENDERERS[renderer ?? ''] ?? 'None'],
    ['Chosen because', reasonFor(renderer, forced)],
  ]
}

/** The upper one of two in the middle; undefined without values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Undefined without values. */
export function worst(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.max(...values)
}

/** The choice that was made before the first frame (boot/renderer.ts), in words. */
function reasonFor(renderer: string | undefined, forced: string | undefined): string {
  if (renderer === undefined) return 'This layout paints no canvas'
  if (renderer === forced) return 'The address asks for it'
  if (renderer === 'webgl') return 'A graphics card draws it'
  return forced === 'webgl'
    ? 'This browser draws no WebGL'
    : 'No graphics card draws WebGL here, and this is faster without one'
}

function milliseconds(value: number | undefined): string {
  return value === undefined ? 'None in the last second' : `${value.toFixed(1)} ms`
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`
}

/** The smallest round number that holds all of them: 1, 2 or 5 times a power of ten. */
export function scaleFor(values: readonly number[], least: number): number {
  const most = Math.max(least, ...values)
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= most) ?? most
}

/** The points of a line with the newest value at the right, a pixel unit for each second, from 0 to 100 downwards. */
export function graphPoints(values: readonly number[], scale: number): string {
  const shown = values.slice(-HISTORY)
  return shown
    .map((value, index) => {
      const height = 100 * (1 - Math.min(1, value / scale))
      return `${HISTORY - shown.length + index},${Number(height.toFixed(2))}`
    })
    .join(' ')
}
