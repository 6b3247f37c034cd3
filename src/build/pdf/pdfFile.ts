import { blue } from '../../base/theme/blue.ts'
import type { PdfText } from '../../site/pdf/pdfText.ts'
import type { Fonts } from '../fonts/fonts.ts'
import type { SiteFile } from '../siteFile.ts'
import { tintOf } from '../theme/tint.ts'
import { drawPdf } from './drawPdf.ts'

/** @param hue the owner's, in OKLCH degrees */
export function pdfFile(text: PdfText, fonts: Fonts, hue: number | null): SiteFile<Uint8Array> {
  return {
    path: text.path,
    parts: [fonts.version, hue, text],
    async text() {
      const tint = await tintOf(hue)
      const colorOf = (token: string): string => {
        const value = blue.tokens.documents[token] ?? ''
        const [, light = value] = /^light-dark\(([^,]+),/.exec(value) ?? []
        return tint(light)
      }
      const colors = {
        ink: colorOf('doc-ink'),
        quiet: colorOf('doc-quiet'),
        link: colorOf('doc-link'),
        rule: colorOf('doc-line-strong'),
      }
      return drawPdf(text, { fonts, colors })
    },
  }
}
