/** Imports the style sheets that only the page with the site's help needs; the build places them inside that page. */
import.meta.glob('../documents/help/**/*.css', { eager: true })
