/** How long browsers may keep a copy of a file: the values of `Cache-Control`. */

/** For files whose names change with their content. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** For everything else: a copy is used only after the server has confirmed that it is the newest. */
export const REVALIDATED = 'no-cache'
