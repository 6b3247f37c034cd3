export const GROUPS = ['Articles', 'Projects', 'Skills', 'Apps', 'Pages', 'Files'] as const

export type Group = (typeof GROUPS)[number]

export interface Entry {
  readonly group: Group
  /** The title of an article, the heading of a section or the name of a file. */
  readonly name: string
  /** The title of its article or the folder of its file. */
  readonly within?: string | undefined
  /** Plain sentences, from which results quote. */
  readonly text?: string | undefined
  readonly words?: string | undefined
  readonly link?: string | undefined
  readonly rank?: number | undefined
  readonly appName?: string | undefined
  /** Path of a page that replaces the desktop, although a window shows the same. */
  readonly page?: string | undefined
  readonly command?: 'logOff' | 'turnOff' | undefined
  /** Name of an icon in `assets/icons`, where it has one of its own. */
  readonly icon?: string | undefined
}
