/** What the site carries of other people's work, as the build found it. Types only. */

export interface BundledSoftware {
  readonly kind: 'library' | 'font'
  /** A package's or a font's name. */
  readonly name: string
  /** Absent for fonts. */
  readonly version?: string
  /** The licence by its short name: `MIT`, `OFL-1.1`. */
  readonly licence: string
  /** A whole address, where the work names one. */
  readonly homepage?: string
  /** The licence as it came with the work, in full; absent where none came. */
  readonly text?: string
}
