/** Imports the style sheets that only pages with a list of posts need; the build places them inside these pages. */
import.meta.glob('../documents/{postList,searchBox}/**/*.css', { eager: true })
