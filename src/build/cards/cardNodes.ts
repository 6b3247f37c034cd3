/** The layout of a card for satori: windows, the topmost with a page's words, above a taskbar. */
import type { ReactNode } from 'react'
import { blue } from '../../base/theme/blue.ts'
import { type Card, CARD_SIZE } from '../../site/cards/card.ts'
import { lineCount } from '../fonts/breakable.ts'
import type { Fonts } from '../fonts/fonts.ts'
import {
  articlePlaces,
  asideOf,
  clientOf,
  ICON_COUNT,
  iconPlace,
  SHOULDER,
  STRIP,
  TASKBAR_AREA,
  windowsOf,
} from './cardPlaces.ts'
import { type Area, at, box, gradient, type Setter, setterOf, shadowed } from './nodes.ts'

const PADDING = 44
const TITLE = { lines: 3, sizes: [58, 52, 46, 40] } as const
const { card: colors } = blue

const card = (...children: readonly ReactNode[]): ReactNode =>
  box({ width: CARD_SIZE.width, height: CARD_SIZE.height }, ...children)

/** Draws what stands on every card: an empty window and the taskbar. */
export function deskNode(given: Card, fonts: Fonts): ReactNode {
  const { owner, host } = given
  const set = setterOf(fonts)
  const { left, width, height } = TASKBAR_AREA
  return card(
    ...windowNodes(windowsOf(given).front, blue.frame.focused),
    at(
      TASKBAR_AREA,
      { backgroundImage: gradient(blue.taskbar), alignItems: 'center' },
      at(
        { left, top: 0, width: 198, height },
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
        { backgroundColor: colors.button, padding: '0 16px', alignItems: 'center' },
        set(owner, { use: 'text', size: 22, color: blue.titleText }),
      ),
      at(
        { left: width - 528, top: 8, width: 500, height: 44 },
        { justifyContent: 'flex-end', alignItems: 'center' },
        set(host, { use: 'text', size: 24, color: blue.titleText }),
      ),
    ),
  )
}

/** A window that another one covers, with its title. */
export function behindNode(title: string, area: Area, fonts: Fonts): ReactNode {
  return card(...windowNodes(area, blue.frame.unfocused), titleNode(title, area, fonts))
}

function windowNodes(area: Area, { lit, strip }: typeof blue.frame.focused): readonly ReactNode[] {
  const shoulders = { borderTopLeftRadius: SHOULDER, borderTopRightRadius: SHOULDER }
  const shadow = { ...area, left: area.left + 6, top: area.top + 8 }
  return [
    at(shadow, { ...shoulders, backgroundColor: colors.windowShadow }),
    at(area, { ...shoulders, backgroundColor: lit[0] }),
    at({ ...area, height: STRIP }, { ...shoulders, backgroundImage: gradient(strip) }),
    at(clientOf(area), { backgroundColor: colors.paper }),
  ]
}

export function wordsNode(given: Card, fonts: Fonts): ReactNode {
  const { bar, articles = [], desk } = given
  const set = setterOf(fonts)
  const { front } = windowsOf(given)
  const client = clientOf(front)
  const aside = asideOf(given)
  const width = client.width - 2 * PADDING - (aside?.width ?? 0)
  return card(
    titleNode(bar, front, fonts),
    at(
      { ...client, left: client.left + PADDING, width },
      { flexDirection: 'column', justifyContent: 'center' },
      ...textNodes(given, width, fonts),
    ),
    ...(aside && articles.length > 0 ? articleNodes(set, aside, articles) : []),
    ...(desk ? iconNodes(set, desk) : []),
  )
}

function titleNode(title: string, { left, top, width }: Area, fonts: Fonts): ReactNode {
  return at(
    { left: left + 62, top, width: width - 270, height: STRIP },
    { alignItems: 'center' },
    shadowed(setterOf(fonts), title, { use: 'title', size: 24 }),
  )
}

function textNodes(
  { kicker, title, text, articles, desk }: Card,
  width: number,
  fonts: Fonts,
): readonly ReactNode[] {
  const set = setterOf(fonts)
  const isLow = desk !== undefined
  const size = titleSize(title, width, isLow ? TITLE.sizes.slice(2) : TITLE.sizes, fonts)
  return [
    set(kicker, { use: 'strong', size: 24, color: colors.kicker, leading: 32 / 24 }),
    box(
      { margin: isLow ? '12px 0 14px' : '22px 0 24px' },
      set(title, { use: 'title', size, color: colors.title, leading: 1.14, lines: TITLE.lines }),
    ),
    set(text, {
      use: 'text',
      size: isLow || articles !== undefined ? 22 : 25,
      color: colors.text,
      leading: 1.4,
      lines: 3,
    }),
  ]
}

/** The largest size at which the title fits without ellipsis or broken word, else the smallest. */
function titleSize(title: string, width: number, sizes: readonly number[], fonts: Fonts): number {
  const fitting = sizes.find(
    (size) =>
      lineCount(title, width, (piece) => fonts.widthOf(piece, 'title') * size) <= TITLE.lines,
  )
  return fitting ?? Math.min(...sizes)
}

function articleNodes(
  set: Setter,
  aside: Area,
  articles: NonNullable<Card['articles']>,
): readonly ReactNode[] {
  const isPair = articles.length === 2
  const size = articles.length === 1 ? 28 : isPair ? 23 : 21
  const rows = articlePlaces(aside, articles.length)
  return [
    at(aside, { backgroundColor: colors.pane }),
    ...articles.flatMap(({ title, note }, index) => {
      const place = rows[index]
      if (!place) return []
      return [
        at(place.row, { backgroundColor: colors.paper }),
        at(
          place.words,
          { flexDirection: 'column', justifyContent: 'center', padding: '0 14px' },
          set(title, {
            use: 'strong',
            size,
            color: colors.title,
            leading: 1.18,
            lines: isPair ? 5 : 3,
          }),
          box(
            { marginTop: 6 },
            set(note, { use: 'text', size: Math.round(size * 0.86), color: colors.text }),
          ),
        ),
      ]
    }),
  ]
}

function iconNodes(set: Setter, { icons }: NonNullable<Card['desk']>): readonly ReactNode[] {
  return icons.slice(0, ICON_COUNT).flatMap(({ title }, index) => {
    const { label } = iconPlace(index)
    const text = (color: string, by: number): ReactNode =>
      at(
        { ...label, left: label.left + by, top: label.top + by },
        { justifyContent: 'center' },
        set(title, { use: 'text', size: 20, color }),
      )
    return [text(colors.letterShadow, 2), text(blue.titleText, 0)]
  })
}
