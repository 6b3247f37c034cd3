/** Imports the style sheets that only pages with the profile need; the build places them inside these pages. */
import.meta.glob('../documents/profile/**/*.css', { eager: true })
