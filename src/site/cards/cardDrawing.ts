/**
 * Draws a card as SVG: a window of the desktop with the page's words in it, over a taskbar. The
 * build adds the pictures in their places. Pure.
 */
import { blue } from '../../base/theme/blue.ts'
import {
  FRAME_WIDTH,
  SHOULDER_RADIUS,
  TASKBAR_HEIGHT,
  TITLE_STRIP_HEIGHT,
} from '../../base/theme/metrics.ts'
import type { GradientStop } from '../../base/theme/theme.ts'
import { element, emptyElement } from '../markup.ts'
import type { Card } from './card.ts'
import { fittingSize, type Pen, type PenFont, setLines, type Setting } from './pen.ts'

/** In pixels, as sites that show cards recommend. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The desktop is shown twice its size: a card is often looked at on a phone. */
const SCALE = 2
const STRIP = TITLE_STRIP_HEIGHT * SCALE
const SIDE = FRAME_WIDTH * SCALE
const TASKBAR = TASKBAR_HEIGHT * SCALE
const WINDOW: Area = { x: 56, y: 40, width: 1088, height: 490 }
const PADDING = 44
const PICTURE_WIDTH = 376
const ICON = 36
const BUTTON = 42

const CLIENT: Area = {
  x: WINDOW.x + SIDE,
  y: WINDOW.y + STRIP,
  width: WINDOW.width - 2 * SIDE,
  height: WINDOW.height - STRIP - SIDE,
}

/** Where the build puts a card's pictures. */
export const CARD_PLACES = {
  /** The site's icon, in the title bar. */
  icon: { x: WINDOW.x + 14, y: WINDOW.y + 11, width: ICON, height: ICON },
  /** The START emblem, on the START button. */
  emblem: { x: 20, y: CARD_SIZE.height - TASKBAR + 10, width: 40, height: 40 },
  /** Window buttons, by the names of their drawings. */
  buttons: (['minimise', 'maximise', 'close'] as const).map((name, index) => ({
    name,
    x: WINDOW.x + WINDOW.width - 14 - (3 - index) * (BUTTON + 4),
    y: WINDOW.y + 8,
    width: BUTTON,
    height: BUTTON,
  })),
  /** The picture of a card that has one: it fills the right end of the client area. */
  picture: {
    x: CLIENT.x + CLIENT.width - PICTURE_WIDTH,
    y: CLIENT.y,
    width: PICTURE_WIDTH,
    height: CLIENT.height,
  },
} as const satisfies Record<string, Area | readonly Area[]>

/** A card as an SVG picture with a transparent ground, for the wallpaper. */
export function cardDrawing(card: Card, pen: Pen): string {
  const { width, height } = CARD_SIZE
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    [
      element(
        'defs',
        {},
        gradient('strip', blue.frame.focused.strip) +
          gradient('taskbar', blue.taskbar) +
          gradient('start', blue.start.face),
      ),
      windowFrame(card, pen),
      words(card, pen),
      taskbar(card, pen),
    ].join('\n'),
  )
}

function gradient(id: string, stops: readonly GradientStop[]): string {
  const colors = stops.map(([offset, color]) =>
    emptyElement('stop', { offset: String(offset), 'stop-color': color }),
  )
  return element('linearGradient', { id, x2: '0', y2: '1' }, colors.join(''))
}

function box({ x, y, width, height }: Area, fill: string): string {
  const measures = { x: String(x), y: String(y), width: String(width), height: String(height) }
  return emptyElement('rect', { ...measures, fill })
}

/** One line of text with its baseline at `y`. */
function line(pen: Pen, text: string, style: Style): string {
  const { font, size, x, y, fill } = style
  const d = pen(text, font, size).outline()
  return emptyElement('path', { d, fill, transform: `translate(${x} ${y})` })
}

interface Style {
  readonly font: PenFont
  readonly size: number
  readonly x: number
  readonly y: number
  readonly fill: string
}

/** White letters on the title bar and the START button have a shadow to the right and below. */
function lineWithShadow(pen: Pen, text: string, style: Omit<Style, 'fill'>): string {
  const shadow = { ...style, x: style.x + 2, y: style.y + 2, fill: blue.card.letterShadow }
  return line(pen, text, shadow) + line(pen, text, { ...style, fill: blue.titleText })
}

function windowFrame({ bar }: Card, pen: Pen): string {
  const { x, y, width, height } = WINDOW
  const r = SHOULDER_RADIUS * SCALE
  const outline = `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + height}Z`
  const strip = `M${x} ${y + STRIP}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + STRIP}Z`
  const title: Setting = { font: 'title', size: 24, width: width - 270, lines: 1 }
  const [shown = ''] = setLines(pen, bar, title)
  return [
    emptyElement('path', { d: outline, fill: blue.card.windowShadow, transform: 'translate(6 8)' }),
    emptyElement('path', { d: outline, fill: blue.frame.focused.lit[0] }),
    emptyElement('path', { d: strip, fill: 'url(#strip)' }),
    box(CLIENT, blue.card.paper),
    lineWithShadow(pen, shown, { font: 'title', size: 24, x: x + 62, y: y + 38 }),
  ].join('\n')
}

/** Kicker, title and text, one below the other, in the middle of the client area's height. */
function words({ kicker, title, text, picture }: Card, pen: Pen): string {
  const width = CLIENT.width - 2 * PADDING - (picture === undefined ? 0 : PICTURE_WIDTH)
  const titleSetting = { font: 'title', width, lines: 3 } as const
  const size = fittingSize(pen, title, titleSetting, [58, 52, 46, 40])
  const blocks: readonly (Setting & {
    text: string
    fill: string
    leading: number
    gap: number
  })[] = [
    {
      text: kicker,
      font: 'strong',
      size: 24,
      width,
      lines: 1,
      fill: blue.card.kicker,
      leading: 32,
      gap: 22,
    },
    { text: title, ...titleSetting, size, fill: blue.card.title, leading: size * 1.14, gap: 24 },
    { text, font: 'text', size: 25, width, lines: 3, fill: blue.card.text, leading: 35, gap: 0 },
  ]
  const set = blocks.map((block) => ({ ...block, shown: setLines(pen, block.text, block) }))
  const total = set.reduce((sum, { shown, leading, gap }) => sum + shown.length * leading + gap, 0)
  const x = CLIENT.x + PADDING
  let y = CLIENT.y + (CLIENT.height - total) / 2
  const parts: string[] = []
  for (const { shown, leading, gap, font, size: lineSize, fill } of set) {
    for (const each of shown) {
      parts.push(line(pen, each, { font, size: lineSize, x, y: y + leading * 0.8, fill }))
      y += leading
    }
    y += gap
  }
  return parts.join('\n')
}

function taskbar({ owner, host }: Card, pen: Pen): string {
  const y = CARD_SIZE.height - TASKBAR
  const [address = ''] = setLines(pen, host, { font: 'text', size: 24, width: 500, lines: 1 })
  const { width } = pen(address, 'text', 24)
  const start = `M0 ${y}H178a20 30 0 0 1 0 60H0Z`
  const button: Area = { x: 226, y: y + 8, width: 400, height: 44 }
  const [shown = ''] = setLines(pen, owner, {
    font: 'text',
    size: 22,
    width: 370,
    lines: 1,
  })
  return [
    box({ x: 0, y, width: CARD_SIZE.width, height: TASKBAR }, 'url(#taskbar)'),
    emptyElement('path', { d: start, fill: 'url(#start)' }),
    lineWithShadow(pen, 'start', { font: 'title', size: 34, x: 70, y: y + 42 }),
    box(button, blue.card.button),
    line(pen, shown, { font: 'text', size: 22, x: button.x + 16, y: y + 38, fill: blue.titleText }),
    line(pen, address, {
      font: 'text',
      size: 24,
      x: CARD_SIZE.width - width - 28,
      y: y + 38,
      fill: blue.titleText,
    }),
  ].join('\n')
}
