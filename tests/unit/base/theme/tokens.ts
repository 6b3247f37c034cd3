/** Reads custom properties out of the theme's style sheets. */
import { readFileSync } from 'node:fs'

const FILES = ['tokens.css', 'tokensShell.css']

const CSS = FILES.map((file) =>
  readFileSync(new URL(`../../../../src/base/theme/${file}`, import.meta.url), 'utf8'),
).join('\n')

/** A token's value on one line. @throws Error where there is no such token */
export function token(name: string): string {
  const value = new RegExp(`--${name}:([^;]+);`).exec(CSS)?.[1]
  if (value === undefined) throw new Error(`No token --${name}`)
  return value.replaceAll(/\s+/g, ' ').trim()
}

/** Stops of a gradient as offsets from 0 to 1 with their colours. */
export function stopsOf(gradient: string): readonly (readonly [number, string])[] {
  const stops = gradient.matchAll(/(#[0-9a-f]{6}) ([0-9.]+)%/g)
  return [...stops].map(([, color = '', percent]) => [Number(percent) / 100, color])
}
