/** What `Properties` says of an icon or a file. Pure. */
import type { OpenAction } from './app.ts'

export interface Properties {
  readonly name: string
  /** Such as `Application` or `Folder`. */
  readonly kind: string
  /** As it stands in a link. */
  readonly address: string
}

export function propertiesOf({ name, kind, address }: Properties): OpenAction {
  return {
    type: 'message/shown',
    title: `${name} Properties`,
    message: `Name: ${name}\nKind: ${kind}\nAddress: ${address}`,
  }
}
