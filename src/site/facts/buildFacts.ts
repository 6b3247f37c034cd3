/** What the build knows and the pages show. Types only. */
import type { BundledSoftware } from './software.ts'

export interface BuildFacts {
  /** Of the build: a page in a browser corrects it. */
  readonly year: number
  readonly software: readonly BundledSoftware[]
}
