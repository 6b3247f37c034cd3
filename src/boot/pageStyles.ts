/**
 * Imports the style sheets of all pages, which the build inlines. It is a separate module because
 * imports of a glob run before those above it, and base.css must come first.
 */
import.meta.glob(
  [
    '../documents/**/*.css',
    '../site/**/*.css',
    // Feeds name theirs.
    '!../site/feeds/**',
    // Each kind of page has a module of its own, such as articleStyles.ts.
    '!../documents/{article,postList,searchBox,profile,resume,help}/**',
  ],
  { eager: true },
)
