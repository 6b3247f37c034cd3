/** Draws a text as tagged PDF for assistive technology, byte for byte reproducible. */
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Block, PdfText, Words } from '../../site/pdf/pdfText.ts'
import { BREAK, breakable } from '../fonts/breakable.ts'
import type { FontFile, Fonts } from '../fonts/fonts.ts'
import {
  BASELINE,
  GUTTER,
  INDENT,
  MARGINS,
  PAPER,
  PLAIN,
  QUIET,
  RULE,
  type Style,
  styleOf,
  TERM,
  type Tone,
} from './pdfStyles.ts'

type Element = PDFKit.PDFStructureElement
type BlockOf<Kind> = Block & { readonly kind: Kind }

export interface PdfLook {
  readonly fonts: Fonts
  readonly colors: Readonly<Record<Tone | 'rule', string>>
}

/** The defaults are from the left margin to the right one, below the last text. */
interface Place {
  readonly left?: number
  readonly width?: number
  readonly y?: number
}

export async function drawPdf(
  { title, author, subject, language, day, paper, blocks }: PdfText,
  look: PdfLook,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    size: [...PAPER[paper]],
    margins: MARGINS,
    // Otherwise the file names a font that it does not contain.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      // The date of the text, not of the build, so that the same text gives the same file.
      CreationDate: new Date(`${day}T00:00:00Z`),
    },
  })
  const bytes = buffer(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const writer = new Writer(document, root, look)
  for (const block of blocks) writer.add(block)
  root.end()
  document.end()
  return bytes
}

class Writer {
  readonly #width: number

  constructor(
    readonly document: PDFKit.PDFDocument,
    readonly root: Element,
    readonly look: PdfLook,
  ) {
    this.#width = document.page.width - MARGINS.left - MARGINS.right
  }

  /** Starts a new page if too little of the block would fit on this one. */
  add(block: Block): void {
    const { document } = this
    const { before, room } = styleOf(block)
    if (document.y + room > document.page.maxY()) document.addPage()
    else if (document.y > MARGINS.top) document.y += before
    switch (block.kind) {
      case 'heading':
        return this.#addHeading(block)
      case 'paragraph':
        return this.#addText('P', block.words, styleOf(block))
      case 'list':
        return this.#addList(block)
      case 'pair':
        return this.#addPair(block)
    }
  }

  #addHeading(block: BlockOf<'heading'>): void {
    const { document } = this
    const { level, words, beside } = block
    const style = styleOf(block)
    const { y } = document
    if (beside) {
      // Slightly wider, so that rounding never wraps text that is exactly as wide as its column.
      const aside = this.look.fonts.widthOf(beside.text, QUIET.font) * QUIET.size + 0.1
      const left = MARGINS.left + this.#width - aside
      this.#addText(`H${level}`, [words], style, { width: this.#width - aside - GUTTER })
      const end = document.y
      this.#addText('P', [beside], { ...QUIET, leading: style.leading }, { left, y })
      document.y = end
    } else this.#addText(`H${level}`, [words], style)
    if (level === 2) this.#addRule()
  }

  #addRule(): void {
    const { document, look } = this
    const y = document.y + 1
    document.markContent('Artifact', { type: 'Layout' })
    document.moveTo(MARGINS.left, y).lineTo(MARGINS.left + this.#width, y)
    document.lineWidth(0.6).stroke(look.colors.rule)
    document.endMarkedContent()
    document.y += RULE
  }

  #addList({ items }: BlockOf<'list'>): void {
    const { document } = this
    const list = this.#addElement('L', this.root)
    for (const text of items) {
      if (document.y + PLAIN.room > document.page.maxY()) document.addPage()
      const { y } = document
      const item = this.#addElement('LI', list)
      const label = this.#addElement('Lbl', item)
      this.#write(label, [{ text: '•' }], PLAIN, { left: MARGINS.left + 1 })
      const body = this.#addElement('LBody', item)
      this.#write(body, [{ text }], PLAIN, { left: MARGINS.left + INDENT, y })
      item.end()
      document.y += 1
    }
    list.end()
  }

  #addPair({ term, text }: BlockOf<'pair'>): void {
    const { document } = this
    const { page, y } = document
    const pair = this.#addElement('P', this.root)
    this.#write(pair, [{ text: `${term}: ` }], { ...PLAIN, font: 'strong' }, { width: TERM })
    const end = document.y
    this.#write(pair, [{ text }], PLAIN, { left: MARGINS.left + TERM + GUTTER, y })
    if (document.page === page) document.y = Math.max(document.y, end)
    pair.end()
  }

  #addText(tag: string, words: readonly Words[], style: Style, place: Place = {}): void {
    const element = this.#addElement(tag, this.root, words[0]?.lang)
    this.#write(element, words, style, place)
    element.end()
  }

  #addElement(tag: string, parent: Element, lang?: string): Element {
    const element = this.document.struct(tag, lang === undefined ? {} : { lang })
    parent.add(element)
    return element
  }

  #write(element: Element, words: readonly Words[], style: Style, place: Place): void {
    const { document, look } = this
    const { left = MARGINS.left, y = document.y } = place
    const { width = MARGINS.left + this.#width - left } = place
    const runs = words.flatMap((of) =>
      // Lines may also break between two runs.
      breakable(of.text)
        .split(BREAK)
        .flatMap((text) => look.fonts.runsIn(text, style.font).map((run) => ({ ...run, of }))),
    )
    document.x = left
    document.y = y
    for (const each of words) {
      const { text, url, lang } = each
      const draw = () => {
        for (const run of runs.filter(({ of }) => of === each)) {
          const lineGap = this.#use(run.font, style)
          document.fillColor(look.colors[url === undefined ? style.tone : 'link'])
          document.text(run.letters, {
            width,
            lineGap,
            baseline: -BASELINE * style.leading,
            continued: run !== runs.at(-1),
            ...(url !== undefined && { link: url }),
          })
        }
      }
      if (url === undefined) element.add(draw)
      else {
        describeLinks(document, text)
        element.add(document.struct('Link', lang === undefined ? {} : { lang }, [draw]))
      }
    }
  }

  /** @returns the line gap that gives the font the style's leading */
  #use({ name, data }: FontFile, { size, leading }: Style): number {
    this.document.registerFont(name, data).font(name).fontSize(size)
    return leading - this.document.currentLineHeight(true)
  }
}

/** Adds descriptions to the following links, which pdfkit omits. */
function describeLinks(document: PDFKit.PDFDocument, text: string): void {
  const { link } = PDFDocument.prototype as PDFKit.PDFDocument
  document.link = (x, y, width, height, url, options) =>
    link.call(document, x, y, width, height, url, {
      ...options,
      Contents: new String(text) as string,
    })
}
