/** For files whose names change with their content. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** For everything else: browsers revalidate a copy before they use it. */
export const REVALIDATED = 'no-cache'
