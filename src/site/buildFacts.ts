export interface BuildFacts {
  /** The year of the build; the page script updates it. */
  readonly year: number
  readonly software: readonly BundledSoftware[]
}

export interface BundledSoftware {
  readonly kind: 'library' | 'font'
  readonly name: string
  /** Absent for fonts. */
  readonly version?: string
  /** The licence by its short name: `MIT`, `OFL-1.1`. */
  readonly licence: string
  /** A whole address, where the work names one. */
  readonly homepage?: string
  /** The full licence text that came with the work, if any. */
  readonly text?: string
}
