/** Reads custom properties of the theme that ships. */
import { blue } from '../../../../src/base/theme/blue.ts'
import { cssTokens } from '../../../../src/base/theme/cssTokens.ts'

const TOKENS = cssTokens(blue)

/** The value of a token. @throws Error where there is no such token */
export function token(name: string): string {
  const value = TOKENS[`--${name}`]
  if (value === undefined) throw new Error(`No token --${name}`)
  return value
}

/** Stops of a gradient as offsets from 0 to 1 with their colours. */
export function stopsOf(gradient: string): readonly (readonly [number, string])[] {
  const stops = gradient.matchAll(/(#[0-9a-f]{6}) ([0-9.]+)%/g)
  return [...stops].map(([, color = '', percent]) => [Number(percent) / 100, color])
}
