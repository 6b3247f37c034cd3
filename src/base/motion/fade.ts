/** Fades as a function of time. Pure. */

export interface Fade {
  /** Opacity at the start. */
  readonly from: number
  /** Opacity at the end, and from then on. */
  readonly to: number
  readonly durationMs: number
}

/**
 * The opacity `ms` milliseconds after the start of a fade, which changes evenly. Before the start it is
 * that of the start; with a duration of 0, or at `Infinity`, that of the end.
 */
export function fadeAt(ms: number, fade: Fade): number {
  if (ms >= fade.durationMs) return fade.to
  return fade.from + (fade.to - fade.from) * (Math.max(0, ms) / fade.durationMs)
}
