/**
 * Draws a set sheet as PDF with tagged text: what assistive technology reads, and what is copied, is in the order of
 * the text and says which part is a heading, a list or a link (ISO 32000-1, 14.8). The same sheet gives the same bytes.
 */
import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { decompress } from 'wawoff2'
import type { Fragment, Part, Rule, SetSheet, Sheet, Tone } from '../../site/sheet/sheet.ts'
import type { BuildPen } from '../art/pen.ts'

export interface SheetLook {
  readonly colors: Readonly<Record<Tone | 'rule', string>>
  readonly runsIn: BuildPen['runsIn']
}

type Element = PDFKit.PDFStructureElement

/** @returns the bytes of the file */
export async function drawSheet(
  { title, author, subject, language, day }: Sheet,
  set: SetSheet,
  look: SheetLook,
): Promise<Uint8Array> {
  const fonts = await fontsOf(set.parts, look)
  const { width, height } = set.size
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    size: [width, height],
    margin: 0,
    bufferPages: true,
    // The fonts of the site are embedded; no other is named.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      // The day of the text, not of the build, so that the same text gives the same file.
      CreationDate: new Date(`${day}T00:00:00Z`),
    },
  })
  const bytes = bytesOf(document)
  for (let page = 1; page < set.pages; page += 1) document.addPage()
  for (const [file, data] of fonts) document.registerFont(file, data)
  set.rules.forEach((rule) => drawRule(document, rule, look))
  const root = document.struct('Document')
  document.addStructure(root)
  for (const part of set.parts) addPart(document, root, part, look)
  root.end()
  document.end()
  return bytes
}

/** Resolves when the document is at its end. */
function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

function drawRule(
  document: PDFKit.PDFDocument,
  { page, x, y, width }: Rule,
  { colors }: SheetLook,
): void {
  document.switchToPage(page)
  document.markContent('Artifact', { type: 'Layout' })
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .stroke(colors.rule)
  document.endMarkedContent()
}

function addPart(
  document: PDFKit.PDFDocument,
  parent: Element,
  { tag, lang, url, children }: Part,
  look: SheetLook,
): void {
  const element = document.struct(tag, lang === undefined ? {} : { lang })
  parent.add(element)
  for (const child of children) {
    if ('children' in child) addPart(document, element, child, look)
    else addFragment(document, element, tag, child, look)
  }
  if (url !== undefined) addLink(document, element, url, children.filter(isFragment))
  // At once: what a link refers to is said of the page that is drawn on.
  element.end()
}

function isFragment(child: Part | Fragment): child is Fragment {
  return !('children' in child)
}

function addFragment(
  document: PDFKit.PDFDocument,
  element: Element,
  tag: Part['tag'],
  { page, x, baseline, text, font, size, tone }: Fragment,
  { colors, runsIn }: SheetLook,
): void {
  document.switchToPage(page)
  element.add(document.markStructureContent(tag))
  let left = x
  for (const { file, letters, width } of runsIn(text, font)) {
    document
      .font(file)
      .fontSize(size)
      .fillColor(colors[tone])
      .text(letters, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
    left += width * size
  }
  document.endMarkedContent()
}

function addLink(
  document: PDFKit.PDFDocument,
  element: Element,
  url: string,
  fragments: readonly Fragment[],
): void {
  const text = fragments.map((each) => each.text).join('')
  for (const { page, x, baseline, width, size } of fragments) {
    document.switchToPage(page)
    // The types lack what ties a link to its part of the text.
    const options: PDFKit.Mixins.AnnotationOption & { readonly structParent: Element } = {
      structParent: element,
      Contents: new String(text) as string,
    }
    document.link(x, baseline - size, width, size * 1.3, url, options)
  }
}

/** The fonts of a sheet by their files, as PDF takes them: its own compression takes the place of WOFF2's. */
async function fontsOf(
  parts: readonly Part[],
  { runsIn }: SheetLook,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Set(
    fragmentsIn(parts).flatMap(({ text, font }) => runsIn(text, font).map(({ file }) => file)),
  )
  const fonts = new Map<string, Buffer>()
  for (const file of files) {
    const data = await readFile(file)
    // A copy, since the result lies in memory that the next call uses again.
    fonts.set(file, file.endsWith('.woff2') ? Buffer.from(await decompress(data)) : data)
  }
  return fonts
}

function fragmentsIn(parts: readonly (Part | Fragment)[]): readonly Fragment[] {
  return parts.flatMap((each) => ('children' in each ? fragmentsIn(each.children) : [each]))
}
