/** The message that `Properties` shows for an icon or a file. Pure. */
import { wideMessage } from '../../desktop/wideMessage.ts'
import type { OpenAction } from './app.ts'

export interface Properties {
  readonly name: string
  readonly kind: string
  /** As it is written in a link. */
  readonly address: string
}

export function propertiesOf({ name, kind, address }: Properties): OpenAction {
  const message = `Name: ${name}\nKind: ${kind}\nAddress: ${address}`
  return wideMessage(`${name} Properties`, message, { tone: 'information' })
}
