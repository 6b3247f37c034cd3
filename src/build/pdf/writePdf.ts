/** Writes a text of the site as PDF. One that an earlier build has drawn of the same text is not drawn again. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { blue } from '../../base/theme/blue.ts'
import type { PdfText } from '../../site/pdf/pdfText.ts'
import { type Cache, digestOf } from '../cache/cache.ts'
import type { Fonts } from '../fonts/fonts.ts'
import { drawPdf, type PdfLook } from './drawPdf.ts'

interface PdfPlace {
  /** Absolute path of the built site. */
  readonly site: string
  readonly cache: Cache
  /** Of the build itself, and of the program that renders the site. */
  readonly program: string
  /** See `Site`. */
  readonly hue: number | null
}

/** A file of the owner's own at the same address takes its place. */
export async function writePdf(
  text: PdfText,
  fonts: Fonts,
  { site, cache, program, hue }: PdfPlace,
): Promise<void> {
  const file = path.join(site, text.path)
  if (existsSync(file)) return
  const { pdf } = await cache.parts(
    'pdf',
    digestOf(program, fonts.version, hue, text),
    async () => ({
      pdf: await drawPdf(text, await pdfLook(fonts, hue)),
    }),
  )
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, pdf)
}

/** The colors of documents on paper, in the owner's hue. */
export async function pdfLook(fonts: Fonts, hue: number | null): Promise<PdfLook> {
  const { tintedText } = await import('../theme/tinted.ts')
  const { documents } = blue.tokens
  const colorOf = (token: keyof typeof documents): string => {
    const [, light = documents[token]] = /^light-dark\(([^,]+),/.exec(documents[token]) ?? []
    return hue === null ? light : tintedText(light, hue)
  }
  const ink = colorOf('doc-ink')
  const quiet = colorOf('doc-quiet')
  return {
    fonts,
    colors: { ink, quiet, link: colorOf('doc-link'), rule: colorOf('doc-line-strong') },
  }
}
