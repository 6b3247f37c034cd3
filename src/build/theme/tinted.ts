/** Turns the theme's blues to another hue. Every color keeps its luminance, and so all contrasts. */
import { clampChroma, formatHex, formatHex8, type Oklch, oklch, parse, wcagLuminance } from 'culori'
import type { Theme } from '../../base/theme/theme.ts'

/** OKLCH hues, in degrees, that count as the theme's blues. */
const BLUES = { from: 230, to: 300 } as const
/** The approximate hue of title bars; other blues keep their distance from it. */
const MAIN_BLUE = 262
/** Below this chroma a color looks grey. */
const LEAST_CHROMA = 0.005
/** Bisection steps for lightness, enough for less than one 8-bit step. */
const STEPS = 14

const COLOR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\brgb\([^)]*\)|\b(?:sky)?blue\b/gi

/**
 * @param text a CSS value or a drawing
 * @param hue in OKLCH degrees, which replaces the theme's blue
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

/** Up to this luminance white text has a contrast of 4.5:1 (WCAG 2.2, 1.4.3). */
const DARK = 1.05 / 4.5 - 0.05
/** In lightness: less than one 8-bit step. */
const STEP = 0.001

/** The color at this relative luminance (WCAG 2.2); rounding may only raise a contrast. */
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

/** @param hue as in `tintedText`; undefined leaves the theme unchanged */
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
