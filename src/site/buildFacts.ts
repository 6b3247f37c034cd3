/** What the build knows and the pages show. Types only. */

export interface BuildFacts {
  /** The year of the build; the page script corrects it in the browser. */
  readonly year: number
  readonly software: readonly BundledSoftware[]
}

/** Other people's work that the site contains. */
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
  /** The full text of the licence that came with the work; absent if none came. */
  readonly text?: string
}
