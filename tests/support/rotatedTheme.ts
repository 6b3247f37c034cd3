/**
 * A second theme, for tests alone: blue with the channels of every color rotated, so that blue becomes
 * red, green becomes blue, and greys stay. Whatever does not follow it has a color of its own.
 */
import { blue } from '../../src/base/theme/blue.ts'
import type { Theme } from '../../src/base/theme/theme.ts'

const HEX = /#([0-9a-f]{3,8})\b/gi
const RGB = /\brgb\((\d+) (\d+) (\d+)/g

/** The names of colors that the theme uses, besides greys. */
const NAMED: Readonly<Record<string, string>> = {
  blue: 'red',
  skyblue: '#eb87ce',
  orange: '#00ffa5',
}

/** A color, or a value of CSS with any number of them, with red, green and blue rotated by one. */
export function rotated(value: string): string {
  return value
    .replaceAll(HEX, (_, digits: string) => {
      const size = digits.length < 6 ? 1 : 2
      const channel = (at: number): string => digits.slice(at * size, (at + 1) * size)
      return `#${channel(2)}${channel(0)}${channel(1)}${digits.slice(3 * size)}`
    })
    .replaceAll(RGB, 'rgb($3 $1 $2')
    .replaceAll(/\b(blue|skyblue|orange)\b/g, (name) => NAMED[name] ?? name)
}

function rotatedDeep<Value>(value: Value): Value
function rotatedDeep(value: unknown): unknown {
  if (typeof value === 'string') return rotated(value)
  if (Array.isArray(value)) return value.map(rotatedDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rotatedDeep(each)]))
}

function rotatedShade(look: 'focused' | 'unfocused'): readonly [number, number, number] {
  const [red, green, blueness] = blue.frame[look].shade
  return [blueness, red, green]
}

const colors = rotatedDeep(blue)

export const rotatedTheme: Theme = {
  ...colors,
  name: 'rotated',
  frame: {
    focused: { ...colors.frame.focused, shade: rotatedShade('focused') },
    unfocused: { ...colors.frame.unfocused, shade: rotatedShade('unfocused') },
  },
}
