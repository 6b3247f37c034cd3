import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { blue } from '../../base/theme/blue.ts'
import type { PdfText } from '../../site/pdf/pdfText.ts'
import { type Cache, digestOf } from '../cache/cache.ts'
import type { Fonts } from '../fonts/fonts.ts'
import { drawPdf, type PdfLook } from './drawPdf.ts'

interface PdfPlace {
  readonly site: string
  readonly cache: Cache
  readonly program: string
  readonly hue: number | null
}

/** Does nothing if the owner has a file at the same path. */
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

export async function pdfLook(fonts: Fonts, hue: number | null): Promise<PdfLook> {
  const { tintedText } = await import('../theme/tinted.ts')
  const { documents } = blue.tokens
  const colorOf = (token: string): string => {
    const value = documents[token] ?? ''
    const [, light = value] = /^light-dark\(([^,]+),/.exec(value) ?? []
    return hue === null ? light : tintedText(light, hue)
  }
  const ink = colorOf('doc-ink')
  const quiet = colorOf('doc-quiet')
  return {
    fonts,
    colors: { ink, quiet, link: colorOf('doc-link'), rule: colorOf('doc-line-strong') },
  }
}
