/** Imports the style sheets that only the page with the résumé needs; the build places them inside that page. */
import.meta.glob('../documents/resume/**/*.css', { eager: true })
