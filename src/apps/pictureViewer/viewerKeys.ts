import type { Point } from '../../base/geometry/box.ts'

export type ViewerCommand =
  | 'previous'
  | 'next'
  | 'zoomIn'
  | 'zoomOut'
  | 'bestFit'
  | 'actualSize'
  | 'rotate'
  | 'slideShow'
  | 'pause'

const PAN_STEP = 48

const COMMANDS = new Map<string, ViewerCommand>(
  Object.entries({
    '+': 'zoomIn',
    // The same key without Shift.
    '=': 'zoomIn',
    '-': 'zoomOut',
    '0': 'bestFit',
    '1': 'actualSize',
    r: 'rotate',
    ArrowLeft: 'previous',
    ArrowRight: 'next',
    PageUp: 'previous',
    PageDown: 'next',
    s: 'slideShow',
  }),
)

/** The picture moves against the arrow, since the visitor looks in the arrow's direction. */
const PANS = new Map<string, Point>(
  Object.entries({
    ArrowLeft: { x: PAN_STEP, y: 0 },
    ArrowRight: { x: 0 - PAN_STEP, y: 0 },
    ArrowUp: { x: 0, y: PAN_STEP },
    ArrowDown: { x: 0, y: 0 - PAN_STEP },
  }),
)

const IN_SHOW = new Map<string, ViewerCommand>(
  Object.entries({
    ArrowLeft: 'previous',
    ArrowUp: 'previous',
    PageUp: 'previous',
    ArrowRight: 'next',
    ArrowDown: 'next',
    PageDown: 'next',
    ' ': 'next',
    p: 'pause',
    // The command that starts a show ends it as well.
    Escape: 'slideShow',
  }),
)

interface PressedIn {
  /** True: the picture has the focus, not one of the tools. */
  readonly isOnStage: boolean
  readonly isShow: boolean
  readonly overflows: { x: boolean; y: boolean }
}

/**
 * What a press of a key does where no part of the window has used it: a command, or a move of the picture in CSS pixels.
 * Arrow keys move a picture that is larger than the stage; otherwise left and right change it.
 */
export function pressEffect(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  { isOnStage, isShow, overflows }: PressedIn,
): ViewerCommand | Point | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  // The arrow keys belong to the tools while one of them has the focus, and the space bar presses it.
  if (!isOnStage && (key === ' ' || (key.startsWith('Arrow') && !isShow))) return undefined
  if (isShow) return IN_SHOW.get(key)
  const by = PANS.get(key)
  return by && (by.x === 0 ? overflows.y : overflows.x) ? by : COMMANDS.get(key)
}
