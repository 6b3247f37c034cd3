import type { Text } from './textIndex.ts'

export const GROUPS = ['Articles', 'Projects', 'Skills', 'Apps', 'Pages', 'Files'] as const

export type Group = (typeof GROUPS)[number]

export interface Entry extends Text {
  readonly group: Group
  readonly link?: string | undefined
  readonly rank?: number | undefined
  readonly appName?: string | undefined
  /** Path of a page that replaces the desktop, although a window shows the same. */
  readonly page?: string | undefined
  readonly command?: 'logOff' | 'turnOff' | undefined
  /** Name of an icon in `assets/icons`, where it has one of its own. */
  readonly icon?: string | undefined
}
