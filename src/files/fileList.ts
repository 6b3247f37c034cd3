/** The list of the files that the site serves, as the build writes it. */
import * as v from 'valibot'

/** Names with a slash between, none of them empty, `.` or `..`. */
const SHOWN = /^(?!\.{1,2}(\/|$))[^/]+(\/(?!\.{1,2}(\/|$))[^/]+)*$/
/** An address on this site: two slashes in front would name another host. */
export const sitePath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/))

const fileSchema = v.object({
  /** Its place and name on the disk of My Computer: `assets/icons/home.svg`. */
  shown: v.pipe(v.string(), v.regex(SHOWN)),
  /** The path on this site that serves it: `/assets/home-CJ0DG8o3.svg`. */
  path: sitePath,
  /** Of a picture: what serves it in a small size, for a thumbnail. */
  small: v.exactOptional(sitePath),
  /** Of a picture: what it shows, for those who do not see it. */
  alt: v.exactOptional(v.string()),
  /** True: it is one of the site's pictures, and no part of what the desktop is drawn with. */
  inPictures: v.exactOptional(v.literal(true)),
})

export type ListedFile = Readonly<v.InferOutput<typeof fileSchema>>

/** @throws {Error} if the JSON value is not a list of files */
export function parseFileList(value: unknown): readonly ListedFile[] {
  return v.parse(v.array(fileSchema), value)
}
