/** The keys of the viewer. Pure. */
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

export type KeyEffect =
  | { readonly type: 'command'; readonly command: ViewerCommand }
  /** @property by CSS pixels */
  | { readonly type: 'pan'; readonly by: Point }

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

/**
 * What a key does, or null. Arrow keys move a picture that is larger than the stage; if it is not, left and right show
 * the previous and the next picture.
 * @param overflows in which directions there is more of the picture to see
 */
export function keyEffect(key: string, overflows: { x: boolean; y: boolean }): KeyEffect | null {
  const command = COMMANDS.get(key.length === 1 ? key.toLowerCase() : key)
  if (command) return { type: 'command', command }
  const by = PANS.get(key)
  if (!by) return null
  if (by.x === 0 ? overflows.y : overflows.x) return { type: 'pan', by }
  if (by.x === 0) return null
  return { type: 'command', command: by.x > 0 ? 'previous' : 'next' }
}

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

/** What a key does during a slide show, or null: shows the picture before or after, pauses the show or ends it. */
export function showKeyEffect(key: string): KeyEffect | null {
  const command = IN_SHOW.get(key.length === 1 ? key.toLowerCase() : key)
  return command ? { type: 'command', command } : null
}

interface PressedIn {
  /** True: the picture has the focus, not one of the tools. */
  readonly isOnStage: boolean
  readonly isShow: boolean
  readonly overflows: { x: boolean; y: boolean }
}

/** What a press of a key does where no part of the window has used it, or null. */
export function pressEffect(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  { isOnStage, isShow, overflows }: PressedIn,
): KeyEffect | null {
  const { key } = event
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  // The arrow keys belong to the tools while one of them has the focus, and the space bar presses it.
  if (!isOnStage && (key === ' ' || (key.startsWith('Arrow') && !isShow))) return null
  return isShow ? showKeyEffect(key) : keyEffect(key, overflows)
}
