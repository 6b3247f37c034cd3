/**
 * Imports the style sheets that all pages need; the build places them inside the pages. This is a module
 * of its own because the imports of a glob run before those written above it, and base.css must be the
 * first sheet.
 */
import.meta.glob(
  [
    '../documents/**/*.css',
    '../site/**/*.css',
    // Of one kind of pages each: articleStyles.ts, listStyles.ts, profileStyles.ts, resumeStyles.ts, helpStyles.ts.
    '!../documents/{article,postList,profile,resume,help}/**',
  ],
  { eager: true },
)
