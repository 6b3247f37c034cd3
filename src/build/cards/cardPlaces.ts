/** Where everything on a card lies, in pixels. */
import {
  FRAME_WIDTH,
  SHOULDER_RADIUS,
  TASKBAR_HEIGHT,
  TITLE_STRIP_HEIGHT,
} from '../../base/theme/metrics.ts'
import { type Card, CARD_SIZE } from '../../site/cards/card.ts'
import type { Area } from './nodes.ts'

/** The desktop is drawn at twice its size, since cards are often viewed on a phone. */
const SCALE = 2
export const STRIP = TITLE_STRIP_HEIGHT * SCALE
export const SHOULDER = SHOULDER_RADIUS * SCALE
const SIDE = FRAME_WIDTH * SCALE
const TASKBAR = TASKBAR_HEIGHT * SCALE
const TASKBAR_TOP = CARD_SIZE.height - TASKBAR
const BUTTON = 42
const PICTURE_WIDTH = 376
const ARTICLES_WIDTH = 484

export const TASKBAR_AREA: Area = {
  left: 0,
  top: TASKBAR_TOP,
  width: CARD_SIZE.width,
  height: TASKBAR,
}
export const EMBLEM: Area = { left: 20, top: TASKBAR_TOP + 10, width: 40, height: 40 }

const ALONE: Area = { left: 56, top: 40, width: 1088, height: 490 }
/** On the card of the desktop: the window in front, and the one that it half covers. */
const FRONT: Area = { left: 196, top: 128, width: 790, height: 412 }
const BEHIND: Area = { left: 470, top: 28, width: 702, height: 446 }

/** @returns `front` has the words */
export function windowsOf({ desk }: Pick<Card, 'desk'>): {
  readonly front: Area
  readonly behind?: Area
} {
  if (desk === undefined) return { front: ALONE }
  return { front: FRONT, ...(desk.behind !== undefined && { behind: BEHIND }) }
}

export function clientOf({ left, top, width, height }: Area): Area {
  return {
    left: left + SIDE,
    top: top + STRIP,
    width: width - 2 * SIDE,
    height: height - STRIP - SIDE,
  }
}

export const signOf = ({ left, top }: Area): Area => ({
  left: left + 14,
  top: top + 11,
  width: 36,
  height: 36,
})

export function buttonsOf({ left, top, width }: Area) {
  return (['minimise', 'maximise', 'close'] as const).map((name, index) => ({
    name,
    left: left + width - 14 - (3 - index) * (BUTTON + 4),
    top: top + 8,
    width: BUTTON,
    height: BUTTON,
  }))
}

/** The part of the client area at the right that is not for words; undefined where all of it is. */
export function asideOf(card: Card): Area | undefined {
  const { picture, articles = [] } = card
  if (picture === undefined && articles.length === 0) return undefined
  const client = clientOf(windowsOf(card).front)
  const width = picture === undefined ? ARTICLES_WIDTH : PICTURE_WIDTH
  return { ...client, left: client.left + client.width - width, width }
}

const GAP = 16

interface ArticlePlace {
  readonly row: Area
  readonly picture: Area
  readonly words: Area
}

/** One article has its picture above its words, several have theirs beside them. */
export function articlePlaces(aside: Area, count: number): readonly ArticlePlace[] {
  const width = aside.width - 2 * GAP
  const height = Math.floor((aside.height - GAP * (count + 1)) / count)
  return Array.from({ length: count }, (_, index) => {
    const row = {
      left: aside.left + GAP,
      top: aside.top + GAP + index * (height + GAP),
      width,
      height,
    }
    const picture =
      count === 1
        ? { ...row, height: Math.round(height * 0.62) }
        : { ...row, width: count === 2 ? 190 : 148 }
    const words =
      count === 1
        ? { ...row, top: row.top + picture.height, height: height - picture.height }
        : { ...row, left: row.left + picture.width, width: width - picture.width }
    return { row, picture, words }
  })
}

const ICON = 60
const CELL = { left: 18, top: 22, width: 150, height: 91 }

interface IconPlace {
  readonly picture: Area
  readonly label: Area
}

/** As many icons as the desktop of a card holds. */
export const ICON_COUNT = Math.floor((TASKBAR_TOP - CELL.top) / CELL.height)

export function iconPlace(index: number): IconPlace {
  const top = CELL.top + index * CELL.height
  return {
    picture: { left: CELL.left + (CELL.width - ICON) / 2, top, width: ICON, height: ICON },
    label: { left: CELL.left, top: top + ICON, width: CELL.width, height: CELL.height - ICON },
  }
}
