/** Stops of a gradient as offsets from 0 to 1 with their colours. */
export function stopsOf(gradient: string): readonly (readonly [number, string])[] {
  const stops = gradient.matchAll(/(#[0-9a-f]{6}) ([0-9.]+)%/g)
  return [...stops].map(([, color = '', percent]) => [Number(percent) / 100, color])
}
