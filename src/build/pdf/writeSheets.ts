/** Writes what the site offers on paper, as PDF. What an earlier build has drawn of the same text is not drawn again. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { blue } from '../../base/theme/blue.ts'
import type { Pen } from '../../site/cards/pen.ts'
import type { SetSheet, Sheet } from '../../site/sheet/sheet.ts'
import type { BuildPen } from '../art/pen.ts'
import { type ContentCache, digestOf } from '../cache/contentCache.ts'
import { drawSheet, type SheetLook } from './drawSheet.ts'

/** A sheet with how it is set, which is a part of the program that renders the site. */
export interface PlannedSheet extends Sheet {
  readonly setWith: (pen: Pen) => SetSheet
}

interface SheetPlace {
  /** Absolute path of the built site. */
  readonly site: string
  readonly cache: ContentCache
  /** Of the build itself, and of the program that renders the site. */
  readonly program: string
  /** See `Site`. */
  readonly hue: number | null
}

/** A file of the owner's own at the same address takes the place of a sheet. */
export async function writeSheets(
  sheets: readonly PlannedSheet[],
  pen: BuildPen,
  { site, cache, program, hue }: SheetPlace,
): Promise<void> {
  for (const planned of sheets) {
    const { setWith: _, ...sheet } = planned
    const file = path.join(site, sheet.path)
    if (existsSync(file)) continue
    const key = digestOf(program, pen.version, hue, sheet)
    const { pdf } = await cache.parts('sheets', key, async () => ({
      pdf: await drawPlanned(planned, pen, hue),
    }))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, pdf)
  }
}

/** @returns the bytes of the file */
export async function drawPlanned(
  { setWith, ...sheet }: PlannedSheet,
  pen: BuildPen,
  hue: number | null,
): Promise<Uint8Array> {
  return drawSheet(sheet, setWith(pen.pen), await lookOf(pen, hue))
}

/** The colors of documents on paper, in the owner's hue. */
export async function lookOf(
  { runsIn }: Pick<BuildPen, 'runsIn'>,
  hue: number | null,
): Promise<SheetLook> {
  const { tintedText } = await import('../theme/tinted.ts')
  const { documents } = blue.tokens
  const colorOf = (token: keyof typeof documents): string => {
    const [, light = documents[token]] = /^light-dark\(([^,]+),/.exec(documents[token]) ?? []
    return hue === null ? light : tintedText(light, hue)
  }
  return {
    runsIn,
    colors: {
      ink: colorOf('doc-ink'),
      quiet: colorOf('doc-quiet'),
      link: colorOf('doc-link'),
      rule: colorOf('doc-line-strong'),
    },
  }
}
