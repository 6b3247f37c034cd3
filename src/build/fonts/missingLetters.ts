/** Letters of drawn texts that no font of the build has: where they stand, and what to do. */
import type { Card } from '../../site/cards/card.ts'
import type { Block, PdfText } from '../../site/pdf/pdfText.ts'
import type { Fonts } from './fonts.ts'

export interface DrawnText {
  readonly text: string
  readonly where: string
}

const MOST_TEXTS = 20
const MOST_PLACES = 3
const LONGEST_QUOTE = 60

export function textsOfCard(card: Card): readonly DrawnText[] {
  const { path, bar, kicker, title, text, owner, articles = [], desk } = card
  const beside = articles.flatMap((each) => [each.title, each.note])
  const around = desk ? [...desk.icons.map((each) => each.title), desk.behind?.bar ?? ''] : []
  return [bar, kicker, title, text, owner, ...beside, ...around].map((each) => ({
    text: each,
    where: path,
  }))
}

export function textsOfPdf({ path, title, blocks }: PdfText): readonly DrawnText[] {
  return [title, ...blocks.flatMap(textsOfBlock)].map((text) => ({ text, where: path }))
}

function textsOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.words.text, block.beside?.text ?? '']
    case 'paragraph':
      return block.words.map(({ text }) => text)
    case 'list':
      return block.items
    case 'pair':
      return [block.term, block.text]
  }
}

/** @returns the warning, or undefined if no letter is missing */
export function describeMissing(
  drawn: readonly DrawnText[],
  { missingIn }: Pick<Fonts, 'missingIn'>,
): string | undefined {
  /** By the missing letters, so that a name that is drawn everywhere is told once. */
  const found = new Map<string, { readonly text: string; readonly places: Set<string> }>()
  for (const { text, where } of drawn) {
    const letters = missingIn(text).join(' ')
    if (letters === '') continue
    const known = found.get(letters) ?? { text, places: new Set() }
    found.set(letters, { ...known, places: known.places.add(where) })
  }
  if (found.size === 0) return undefined
  const lines = Array.from(
    found,
    ([letters, { text, places }]) => `  ${letters} in “${quoted(text)}” (${listed([...places])})`,
  )
  const more = lines.length - MOST_TEXTS
  return [
    'No font in assets/fonts has these letters. They are missing where the build or the desktop draws text:',
    ...lines.slice(0, MOST_TEXTS),
    ...(more > 0 ? [`  and in ${more} more texts`] : []),
    'Put a font that has them into assets/fonts, as .woff2, .ttf or .otf; nothing else is needed.',
    '',
  ].join('\n')
}

function quoted(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}

function listed(places: readonly string[]): string {
  const more = places.length - MOST_PLACES
  return [...places.slice(0, MOST_PLACES), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
