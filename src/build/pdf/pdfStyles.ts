/** How the blocks of a text look on paper. Lengths are points (1/72 inch). */
import type { Block } from '../../site/pdf/pdfText.ts'
import type { FontUse } from '../fonts/fonts.ts'

export type Tone = 'ink' | 'quiet' | 'link'

export interface Style {
  readonly font: FontUse
  readonly size: number
  readonly leading: number
  readonly before: number
  readonly tone: Tone
  /** The minimum space left on the page: a heading stays with what follows it. */
  readonly room: number
}

export const PAPER = { A4: [595.28, 841.89], Letter: [612, 792] } as const
export const MARGINS = { top: 46, bottom: 48, left: 50, right: 50 } as const
export const INDENT = 11
export const TERM = 172
export const GUTTER = 12
/** The height of the rule below a heading, with the space around it. */
export const RULE = 4
/** The baseline's distance from the top of a line. */
export const BASELINE = 0.76

const TITLE = { font: 'title', tone: 'ink' } as const
export const PLAIN: Style = {
  font: 'text',
  size: 9.25,
  leading: 12.4,
  before: 2,
  tone: 'ink',
  room: 15,
}
export const QUIET: Style = { ...PLAIN, before: 0.5, tone: 'quiet' }
const STYLES: Readonly<Record<1 | 2 | 3 | 'plain' | 'lead' | 'quiet' | 'strong', Style>> = {
  1: { ...TITLE, size: 22, leading: 27, before: 0, room: 50 },
  2: { ...TITLE, size: 12.5, leading: 17, before: 10, room: 90 },
  3: { ...TITLE, size: 10.25, leading: 13.4, before: 5, room: 60 },
  plain: PLAIN,
  lead: { ...PLAIN, before: 5 },
  quiet: QUIET,
  strong: { ...PLAIN, ...TITLE, size: 11.5, leading: 15, before: 0 },
}

export function styleOf(block: Block): Style {
  switch (block.kind) {
    case 'heading':
      return STYLES[block.level]
    case 'paragraph':
      return STYLES[block.look]
    case 'list':
      return PLAIN
    case 'pair':
      return { ...PLAIN, before: 1, room: 40 }
  }
}
