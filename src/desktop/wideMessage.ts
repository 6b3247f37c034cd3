/** The desktop's messages about itself. Pure. */
import type { DesktopAction } from './actions.ts'

type Message = Extract<DesktopAction, { type: 'message/shown' }>

/** Room for a few lines, in CSS pixels. */
const SIZE = { type: 'fixed', width: 340, height: 130 } as const

/** A message of a few lines. `more` are its tone and what else it offers; without a tone it is an error. */
export function wideMessage(
  title: string,
  message: string,
  more: Omit<Message, 'type' | 'title' | 'message' | 'size'> = {},
): Message {
  return { type: 'message/shown', title, message, size: SIZE, ...more }
}
