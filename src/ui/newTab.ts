/**
 * A link that opens a new tab says so to assistive technology; it looks as every other link does, as in the era. The
 * words are an element of each document (site/document.ts): browsers do not translate what is in attributes.
 */
export const NEW_TAB_WORDS = { id: 'new-tab', text: 'Opens in a new tab' } as const

/** The attributes of such a link. */
export const NEW_TAB = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': NEW_TAB_WORDS.id,
} as const
