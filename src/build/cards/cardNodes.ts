/** The layout of a card for satori: a window with a page's words, above a taskbar. */
import type { ReactNode } from 'react'
import { blue } from '../../base/theme/blue.ts'
import {
  FRAME_WIDTH,
  SHOULDER_RADIUS,
  TASKBAR_HEIGHT,
  TITLE_STRIP_HEIGHT,
} from '../../base/theme/metrics.ts'
import type { GradientStop } from '../../base/theme/theme.ts'
import { type Card, CARD_SIZE } from '../../site/cards/card.ts'
import { breakable, lineCount } from '../fonts/breakable.ts'
import type { Fonts, FontUse } from '../fonts/fonts.ts'

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The desktop is drawn at twice its size, since cards are often viewed on a phone. */
const SCALE = 2
const STRIP = TITLE_STRIP_HEIGHT * SCALE
const SIDE = FRAME_WIDTH * SCALE
const TASKBAR = TASKBAR_HEIGHT * SCALE
const TASKBAR_TOP = CARD_SIZE.height - TASKBAR
const WINDOW: Area = { left: 56, top: 40, width: 1088, height: 490 }
const CLIENT: Area = {
  left: WINDOW.left + SIDE,
  top: WINDOW.top + STRIP,
  width: WINDOW.width - 2 * SIDE,
  height: WINDOW.height - STRIP - SIDE,
}
const PADDING = 44
const PICTURE_WIDTH = 376
const BUTTON = 42
const TITLE = { lines: 3, sizes: [58, 52, 46, 40] } as const

export const CARD_PLACES = {
  icon: { left: WINDOW.left + 14, top: WINDOW.top + 11, width: 36, height: 36 },
  emblem: { left: 20, top: TASKBAR_TOP + 10, width: 40, height: 40 },
  buttons: (['minimise', 'maximise', 'close'] as const).map((name, index) => ({
    name,
    left: WINDOW.left + WINDOW.width - 14 - (3 - index) * (BUTTON + 4),
    top: WINDOW.top + 8,
    width: BUTTON,
    height: BUTTON,
  })),
  picture: { ...CLIENT, left: CLIENT.left + CLIENT.width - PICTURE_WIDTH, width: PICTURE_WIDTH },
} as const

type Style = Readonly<Record<string, string | number>>

function box(style: Style, ...children: readonly ReactNode[]): ReactNode {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
  }
}

function at(area: Partial<Area>, style: Style, ...children: readonly ReactNode[]): ReactNode {
  return box({ position: 'absolute', ...area, ...style }, ...children)
}

function gradient(stops: readonly GradientStop[]): string {
  return `linear-gradient(${stops.map(([offset, color]) => `${color} ${offset * 100}%`).join(', ')})`
}

interface TextStyle {
  readonly use: FontUse
  readonly size: number
  readonly color: string
  /** Line height as a multiple of the font size. */
  readonly leading?: number
  /** Longer text ends in an ellipsis. */
  readonly lines?: number
}

type Setter = (text: string, style: TextStyle) => ReactNode

function setterOf(fonts: Fonts): Setter {
  return (text, { use, size, color, leading = 1.25, lines = 1 }) =>
    box(
      {
        display: 'block',
        fontFamily: fonts.byUse[use].map(({ name }) => `'${name}'`).join(', '),
        fontSize: size,
        lineHeight: leading,
        color,
        lineClamp: lines,
        wordBreak: 'break-word',
      },
      breakable(text),
    )
}

/** White letters with a shadow to the lower right. satori draws `textShadow` eight times slower. */
function shadowed(set: Setter, text: string, style: Omit<TextStyle, 'color'>): ReactNode {
  return box(
    { position: 'relative', width: '100%' },
    at(
      { left: 2, top: 2 },
      { width: '100%' },
      set(text, { ...style, color: blue.card.letterShadow }),
    ),
    // Positioned like its shadow; otherwise the shadow would be drawn above it.
    box({ position: 'relative' }, set(text, { ...style, color: blue.titleText })),
  )
}

const card = (...children: readonly ReactNode[]): ReactNode =>
  box({ width: CARD_SIZE.width, height: CARD_SIZE.height }, ...children)

/** Draws what all cards of a site share: an empty window and the taskbar. */
export function deskNode({ owner, host }: Pick<Card, 'owner' | 'host'>, fonts: Fonts): ReactNode {
  const set = setterOf(fonts)
  const radius = SHOULDER_RADIUS * SCALE
  const shoulders = { borderTopLeftRadius: radius, borderTopRightRadius: radius }
  const { left, top } = WINDOW
  const shadow = { ...WINDOW, left: left + 6, top: top + 8 }
  return card(
    at(shadow, { ...shoulders, backgroundColor: blue.card.windowShadow }),
    at(WINDOW, { ...shoulders, backgroundColor: blue.frame.focused.lit[0] }),
    at(
      { ...WINDOW, height: STRIP },
      { ...shoulders, backgroundImage: gradient(blue.frame.focused.strip) },
    ),
    at(CLIENT, { backgroundColor: blue.card.paper }),
    at(
      { left: 0, top: TASKBAR_TOP, width: CARD_SIZE.width, height: TASKBAR },
      { backgroundImage: gradient(blue.taskbar), alignItems: 'center' },
      at(
        { left: 0, top: 0, width: 198, height: TASKBAR },
        {
          backgroundImage: gradient(blue.start.face),
          borderTopRightRadius: '20px 30px',
          borderBottomRightRadius: '20px 30px',
          paddingLeft: 70,
          alignItems: 'center',
        },
        shadowed(set, 'start', { use: 'title', size: 34 }),
      ),
      at(
        { left: 226, top: 8, width: 400, height: 44 },
        { backgroundColor: blue.card.button, padding: '0 16px', alignItems: 'center' },
        set(owner, { use: 'text', size: 22, color: blue.titleText }),
      ),
      at(
        { top: 8, width: 500, height: 44 },
        { right: 28, justifyContent: 'flex-end', alignItems: 'center' },
        set(host, { use: 'text', size: 24, color: blue.titleText }),
      ),
    ),
  )
}

export function wordsNode({ bar, kicker, title, text, picture }: Card, fonts: Fonts): ReactNode {
  const set = setterOf(fonts)
  const width = CLIENT.width - 2 * PADDING - (picture === undefined ? 0 : PICTURE_WIDTH)
  const size = titleSize(title, width, fonts)
  const { card: colors } = blue
  return card(
    at(
      { left: WINDOW.left + 62, top: WINDOW.top, width: WINDOW.width - 270, height: STRIP },
      { alignItems: 'center' },
      shadowed(set, bar, { use: 'title', size: 24 }),
    ),
    at(
      { ...CLIENT, left: CLIENT.left + PADDING, width },
      { flexDirection: 'column', justifyContent: 'center' },
      set(kicker, { use: 'strong', size: 24, color: colors.kicker, leading: 32 / 24 }),
      box(
        { margin: '22px 0 24px' },
        set(title, { use: 'title', size, color: colors.title, leading: 1.14, lines: TITLE.lines }),
      ),
      set(text, { use: 'text', size: 25, color: colors.text, leading: 1.4, lines: 3 }),
    ),
  )
}

/** The largest size at which the title fits without ellipsis or broken word, else the smallest. */
function titleSize(title: string, width: number, fonts: Fonts): number {
  const fitting = TITLE.sizes.find(
    (size) =>
      lineCount(title, width, (piece) => fonts.widthOf(piece, 'title') * size) <= TITLE.lines,
  )
  return fitting ?? Math.min(...TITLE.sizes)
}
