/** What the build knows and the pages show. Types only. */
import type { BundledSoftware } from './software.ts'

export interface BuildFacts {
  /** The year of the build; the page script corrects it in the browser. */
  readonly year: number
  readonly software: readonly BundledSoftware[]
}
