/**
 * The theme in another color: its blues turn to another hue, and every color keeps its luminance, so that
 * all contrasts stay as they are. Greys, the red of Close and the green of START are no blues. Pure.
 */
import { clampChroma, formatHex, formatHex8, type Oklch, oklch, parse, wcagLuminance } from 'culori'
import type { Theme } from '../../base/theme/theme.ts'

/** Hues of OKLCH, in degrees, between which a color counts as one of the theme's blues. */
const BLUES = { from: 230, to: 300 } as const
/** Title bars of the theme have about this hue; others keep their distance from it. */
const MAIN_BLUE = 262
/** Below this chroma a color looks grey. */
const LEAST_CHROMA = 0.005
/** Halving the range of lightness this often leaves less than a step of 8 bits. */
const STEPS = 14

const COLOR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\brgb\([^)]*\)|\b(?:sky)?blue\b/gi

/**
 * @param text with any number of colors: a value of CSS, or a drawing
 * @param hue of OKLCH, in degrees, that takes the place of the theme's blue
 */
export function tintedText(text: string, hue: number): string {
  return text.replaceAll(COLOR, (color) => tintedColor(color, hue))
}

function tintedColor(text: string, hue: number): string {
  const color = parse(text)
  const inOklch = color && oklch(color)
  if (!color || !inOklch?.h || inOklch.c < LEAST_CHROMA) return text
  if (inOklch.h < BLUES.from || inOklch.h > BLUES.to) return text
  const turned = { ...inOklch, h: (inOklch.h - MAIN_BLUE + hue + 360) % 360 }
  return withLuminance(turned, wcagLuminance(color))
}

/** Up to this luminance white letters have a contrast of 4.5:1 (WCAG 2.2, 1.4.3), so that they may stand on the color. */
const DARK = 1.05 / 4.5 - 0.05
/** In lightness: less than what one step of 8 bits changes. */
const STEP = 0.001

/**
 * The color with the lightness at which its relative luminance (WCAG 2.2) is this one; what rounding to 8 bits
 * adds or takes may only make a contrast higher.
 */
function withLuminance(color: Oklch, luminance: number): string {
  let [low, high] = [0, 1]
  const at = (lightness: number): Oklch => clampChroma({ ...color, l: lightness }, 'oklch')
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (wcagLuminance(at(middle)) < luminance) low = middle
    else high = middle
  }
  const isDark = luminance <= DARK
  let lightness = (low + high) / 2
  const rounded = (): string => formatHex(at(lightness))
  while (isDark ? wcagLuminance(rounded()) > luminance : wcagLuminance(rounded()) < luminance) {
    lightness += isDark ? -STEP : STEP
    if (lightness <= 0 || lightness >= 1) break
  }
  const result = at(lightness)
  return (result.alpha ?? 1) < 1 ? formatHex8(result) : formatHex(result)
}

/**
 * @param hue as of `tintedText`; undefined leaves the theme as it is
 */
export function tintedTheme(theme: Theme, hue: number | undefined): Theme {
  if (hue === undefined) return theme
  const tinted = tintedDeep(theme, hue) as Theme
  const { focused, unfocused } = tinted.frame
  return {
    ...tinted,
    frame: {
      focused: { ...focused, shade: tintedShade(focused.shade, hue) },
      unfocused: { ...unfocused, shade: tintedShade(unfocused.shade, hue) },
    },
  }
}

function tintedDeep(value: unknown, hue: number): unknown {
  if (typeof value === 'string') return tintedText(value, hue)
  if (Array.isArray(value)) return value.map((each) => tintedDeep(each, hue))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, tintedDeep(each, hue)]),
  )
}

type Shade = Theme['frame']['focused']['shade']

function tintedShade(shade: Shade, hue: number): Shade {
  const hex = tintedText(
    `#${shade.map((each) => each.toString(16).padStart(2, '0')).join('')}`,
    hue,
  )
  const [red, green, blueness] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red ?? 0, green ?? 0, blueness ?? 0]
}
