/** Imports the style sheets that only pages with a text need; the build places them inside these pages. */
import.meta.glob('../documents/{article,searchBox}/**/*.css', { eager: true })
