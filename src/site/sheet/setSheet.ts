/**
 * Sets a sheet: which letters stand where on which page, and which part of the text they are. Pure: it is given the
 * widths of words. Lengths are points (1/72 inch), counted from the top left corner of a page.
 */
import type { Pen } from '../cards/pen.ts'
import { part, type Place, setText, type Style } from './setText.ts'
import type { Block, Part, Rule, SetSheet, Sheet, Words } from './sheet.ts'

export const PAPER = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
} as const

const MARGIN = { side: 50, top: 46, bottom: 48 }
/** What a bullet has to itself. */
const INDENT = 11
/** What terms have to themselves. */
const TERM = 172
/** Between what stands side by side. */
const GUTTER = 12
/** Of a heading with a rule. */
const BELOW_RULE = 4

const PLAIN: Style = { font: 'text', size: 9.25, leading: 12.4, before: 2, tone: 'ink' }
const HEADINGS: Readonly<Record<1 | 2 | 3, Style>> = {
  1: { font: 'title', size: 22, leading: 27, before: 0, tone: 'ink' },
  2: { font: 'title', size: 12.5, leading: 17, before: 10, tone: 'ink' },
  3: { font: 'title', size: 10.25, leading: 13.4, before: 5, tone: 'ink' },
}
const PARAGRAPHS: Readonly<Record<'plain' | 'lead' | 'quiet' | 'strong', Style>> = {
  plain: PLAIN,
  lead: { ...PLAIN, before: 5 },
  quiet: { ...PLAIN, before: 0.5, tone: 'quiet' },
  strong: { ...PLAIN, font: 'title', size: 11.5, leading: 15, before: 0 },
}
/** @param pen knows the widths of words */
export function setSheet({ blocks, paper }: Pick<Sheet, 'blocks' | 'paper'>, pen: Pen): SetSheet {
  const size = PAPER[paper]
  const width = size.width - 2 * MARGIN.side
  const end = size.height - MARGIN.bottom
  const set = blocks.map((block) => setBlock(block, pen, width))
  const parts: Part[] = []
  const rules: Rule[] = []
  let page = 0
  let y = MARGIN.top
  set.forEach(({ before, rows, wrap }, index) => {
    const placed = rows.map((row, each) => {
      const needed = each === 0 ? keptHeight(set, index) : row.height
      const gap = each === 0 ? before : 0
      if (y > MARGIN.top && y + gap + needed > end) {
        page += 1
        y = MARGIN.top
      } else if (y > MARGIN.top) y += gap
      const at = { page, y }
      y += row.height
      return row.place(at)
    })
    parts.push(...wrap(placed.flatMap((row) => row.parts)))
    rules.push(...placed.flatMap((row) => row.rules ?? []))
  })
  return { size, pages: page + 1, parts, rules }
}

/** What must not be torn apart: the first row of a block and, where it leads to the next block, that one's. */
function keptHeight(set: readonly SetBlock[], index: number): number {
  const [block, next] = [set[index], set[index + 1]]
  const own = block?.rows[0]?.height ?? 0
  return block?.leadsOn && next ? own + next.before + keptHeight(set, index + 1) : own
}

/** What stands on one page. */
interface Row {
  readonly height: number
  place(at: Place): { readonly parts: readonly Part[]; readonly rules?: readonly Rule[] }
}

interface SetBlock {
  /** Space above it, unless it begins a page. */
  readonly before: number
  readonly rows: readonly Row[]
  /** True: it must not end a page. */
  readonly leadsOn: boolean
  /** Makes one part of those of the rows. */
  wrap(parts: readonly Part[]): readonly Part[]
}

const asTheyAre = (parts: readonly Part[]): readonly Part[] => parts

function setBlock(block: Block, pen: Pen, width: number): SetBlock {
  switch (block.kind) {
    case 'heading':
      return setHeading(block, pen, width)
    case 'paragraph': {
      const style = PARAGRAPHS[block.look]
      const text = setText(block.words, style, pen, width)
      const place = (at: Place) => ({ parts: [part('P', text.at(at, MARGIN.side))] })
      return {
        before: style.before,
        rows: [{ height: text.height, place }],
        leadsOn: block.look === 'quiet',
        wrap: asTheyAre,
      }
    }
    case 'list':
      return setList(block.items, pen, width)
    case 'pair':
      return setPair(block, pen, width)
  }
}

function setHeading(
  { level, words, beside }: Block & { readonly kind: 'heading' },
  pen: Pen,
  width: number,
): SetBlock {
  const style = HEADINGS[level]
  const aside = { ...PLAIN, tone: 'quiet', leading: style.leading } as const
  const asideWidth = beside ? pen(beside.text, aside.font, aside.size).width : 0
  const text = setText([words], style, pen, beside ? width - asideWidth - GUTTER : width)
  const place: Row['place'] = (at) => {
    const parts = [part(`H${level}`, text.at(at, MARGIN.side), words.lang)]
    const rule = { page: at.page, x: MARGIN.side, y: at.y + text.height + 1, width }
    if (!beside) return { parts, rules: level === 2 ? [rule] : [] }
    const time = setText([{ text: beside.text }], aside, pen, asideWidth + 1)
    return {
      parts: [...parts, part('P', time.at(at, MARGIN.side + width - asideWidth), beside.lang)],
    }
  }
  return {
    before: style.before,
    rows: [{ height: text.height + (level === 2 ? BELOW_RULE : 0), place }],
    leadsOn: true,
    wrap: asTheyAre,
  }
}

function setList(items: readonly Words[], pen: Pen, width: number): SetBlock {
  const rows = items.map((words): Row => {
    const bullet = setText([{ text: '•' }], PLAIN, pen, INDENT)
    const text = setText([words], PLAIN, pen, width - INDENT)
    return {
      height: text.height + 1,
      place: (at) => ({
        parts: [
          part('LI', [
            part('Lbl', bullet.at(at, MARGIN.side + 1)),
            part('LBody', text.at(at, MARGIN.side + INDENT)),
          ]),
        ],
      }),
    }
  })
  return { before: PLAIN.before, rows, leadsOn: false, wrap: (parts) => [part('L', parts)] }
}

function setPair(
  { term, words }: Block & { readonly kind: 'pair' },
  pen: Pen,
  width: number,
): SetBlock {
  const strong = { ...PLAIN, font: 'strong' } as const
  const left = setText([{ ...term, text: `${term.text}: ` }], strong, pen, TERM)
  const right = setText([words], PLAIN, pen, width - TERM - GUTTER)
  const place = (at: Place) => ({
    parts: [part('P', [...left.at(at, MARGIN.side), ...right.at(at, MARGIN.side + TERM + GUTTER)])],
  })
  const height = Math.max(left.height, right.height)
  return { before: 1, rows: [{ height, place }], leadsOn: false, wrap: asTheyAre }
}
