/** A file as My Computer lists it. Types only. */
export interface ListedFile {
  /** Its place and name in the tree: `assets/icons/home.svg`. */
  readonly shown: string
  /** The path on this site that serves it: `/assets/home-CJ0DG8o3.svg`. */
  readonly path: string
  /** Of a picture: what serves it in a small size, for a thumbnail. */
  readonly small?: string
  /** Of a picture: what it shows, for those who do not see it. */
  readonly alt?: string
  /** True: it is one of the site's pictures, and no part of what the desktop is drawn with. */
  readonly inPictures?: true
}
