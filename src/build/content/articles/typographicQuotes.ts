/** Typographic quotes and apostrophes in the prose of articles. */
import remarkSmartypants from 'remark-smartypants'

/** Code, and what stands in attributes of JSX, stays as it was written; dashes and dots do, too. */
export const typographicQuotes: [typeof remarkSmartypants, object] = [
  remarkSmartypants,
  { backticks: false, dashes: false, ellipses: false },
]
