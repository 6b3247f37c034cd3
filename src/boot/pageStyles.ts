/**
 * Imports every style sheet that the pages need; the build places them inside the pages. This is a module
 * of its own because the imports of a glob run before those written above it, and base.css must be the
 * first sheet.
 */
import.meta.glob(['../documents/**/*.css', '../site/**/*.css'], { eager: true })
