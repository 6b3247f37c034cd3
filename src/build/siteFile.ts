/** A file of the site that the build makes, besides bundles. */
export interface SiteFile<Made extends string | Uint8Array = string> {
  readonly path: string
  /** All inputs besides the program. Absent if making it is as cheap as reading it. */
  readonly parts?: readonly unknown[]
  text(): Promise<Made> | Made
}
