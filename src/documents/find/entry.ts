/** What can be found on the site, as data. Types only, but for the names of groups. */

/** The groups of results; visitors see these names. */
export const GROUPS = ['Articles', 'Projects', 'Skills', 'Apps', 'Pages', 'Files'] as const

export type Group = (typeof GROUPS)[number]

/** A part of the site with an address of its own, or an app. */
export interface Entry {
  readonly group: Group
  /** What it is called: the title of an article or the heading of its section, the name of a file. */
  readonly name: string
  /** What it is a part of: the title of the article, the folder of the file. */
  readonly within?: string | undefined
  /** Its text, in plain sentences; results quote from it. */
  readonly text?: string | undefined
  /** Further words that find it, which are not shown. */
  readonly words?: string | undefined
  /** Path on this site: `/blog/a-post#a-section`. */
  readonly link?: string | undefined
  /** How much it counts beside others; 1 where it is absent. */
  readonly rank?: number | undefined
  /** The app that it is, where it has no path. */
  readonly appName?: string | undefined
  /** Path of a page that is shown in place of the desktop, although a window shows the same. */
  readonly page?: string | undefined
  /** The command of START that it is. */
  readonly command?: 'logOff' | 'turnOff' | undefined
  /** Name of an icon in `assets/icons`, where it has one of its own. */
  readonly icon?: string | undefined
}
