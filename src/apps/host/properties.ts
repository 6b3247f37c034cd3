/** The message that `Properties` shows for an icon or a file. Pure. */
import type { OpenAction } from './app.ts'

export interface Properties {
  readonly name: string
  readonly kind: string
  /** As it is written in a link. */
  readonly address: string
}

/** Room for a few lines, as the desktop's messages about itself need. */
export const WIDE_MESSAGE = { type: 'fixed', width: 340, height: 130 } as const

export function propertiesOf({ name, kind, address }: Properties): OpenAction {
  return {
    type: 'message/shown',
    title: `${name} Properties`,
    message: `Name: ${name}\nKind: ${kind}\nAddress: ${address}`,
    tone: 'information',
    size: WIDE_MESSAGE,
  }
}
