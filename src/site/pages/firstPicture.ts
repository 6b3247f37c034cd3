/** The picture that a page shows first, for the head to ask for before fonts and scripts. */

/** As Picture.tsx writes it: the best format, and an image that is told to come first. */
const FIRST =
  /<picture[^>]*><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/?>(?:(?!<\/picture>).)*fetchPriority="high"/s

export interface PictureSet {
  /** Addresses with their widths: `/assets/name-736.avif 736w, …`. */
  readonly srcset: string
  readonly sizes: string
}

/** @param body markup of the page */
export function firstPictureOf(body: string): PictureSet | null {
  const [, srcset, sizes] = FIRST.exec(body) ?? []
  return srcset === undefined || sizes === undefined ? null : { srcset, sizes }
}
