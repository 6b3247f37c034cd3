export type Renderer = 'webgl' | 'canvas'

export interface AddressSwitches {
  /** The renderer to force, software WebGL included; absent: the best one available. */
  readonly renderer?: Renderer
  /** Seed of every random source; absent: a new one for every load. */
  readonly seed?: number
  /** For screenshots: the clock and animations are frozen, and nothing pops up. */
  readonly freeze: boolean
  /** Milliseconds after its start at which every animation is frozen. Always 0 without `freeze`. */
  readonly at: number
  /** False: client areas are not clipped, and covered windows are painted. */
  readonly culling: boolean
  readonly debug: { readonly regions: boolean; readonly fps: boolean }
}

/** Digits only: `Number` alone would also accept '', ' 1', '0x1' and '1e3'. */
const WHOLE_NUMBER = /^\d{1,15}$/

/** The first of two equal switches counts; unknown switches and malformed values are ignored. */
export function parseAddressSwitches(search: string): AddressSwitches {
  const query = new URLSearchParams(search)
  const renderer = query.get('renderer')
  const seed = wholeNumber(query.get('seed'))
  const freeze = query.has('freeze')
  const debug = new Set(query.get('debug')?.split(','))
  return {
    ...(renderer === 'webgl' || renderer === 'canvas' ? { renderer } : {}),
    ...(seed === undefined ? {} : { seed }),
    freeze,
    at: (freeze && wholeNumber(query.get('at'))) || 0,
    culling: query.get('culling') !== 'off',
    debug: { regions: debug.has('regions'), fps: debug.has('fps') },
  }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && WHOLE_NUMBER.test(text) ? Number(text) : undefined
}
