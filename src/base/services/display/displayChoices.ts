/** What a visitor has chosen in Display Properties. Stored values are untrusted. */
import * as v from 'valibot'
import { SIZE } from './sizes.ts'
import { SITE_WALLPAPER } from './wallpaperNames.ts'

export const SCHEMES = ['blue', 'olive', 'silver', 'contrast'] as const
export type SchemeName = (typeof SCHEMES)[number]

export const PLACEMENTS = ['fill', 'fit', 'tile'] as const
export type Placement = (typeof PLACEMENTS)[number]

export const SAVERS = ['none', 'starfield', 'wordmark', 'bubbles'] as const
export type SaverName = (typeof SAVERS)[number]

export const SAVER_MINUTES = { least: 1, most: 60 } as const

const whole = (least: number, most: number, step: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most), v.multipleOf(step))

/** An invalid field gets its default; the others are kept. */
const choicesSchema = v.object({
  scheme: v.fallback(v.picklist(SCHEMES), 'blue'),
  wallpaper: v.fallback(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)), SITE_WALLPAPER),
  placement: v.fallback(v.picklist(PLACEMENTS), 'fill'),
  /** Around pictures that do not fill the desktop. Absent: that of the era. */
  color: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))), undefined),
  size: v.fallback(whole(SIZE.least, SIZE.most, SIZE.step), SIZE.least),
  saver: v.fallback(v.picklist(SAVERS), 'none'),
  saverMinutes: v.fallback(whole(SAVER_MINUTES.least, SAVER_MINUTES.most, 1), 10),
})

export type DisplayChoices = Readonly<v.InferOutput<typeof choicesSchema>>

export function displayChoices(stored: unknown): DisplayChoices {
  return v.parse(choicesSchema, Object(stored ?? {}))
}
