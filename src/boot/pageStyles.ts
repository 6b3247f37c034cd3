/**
 * Every style sheet that the pages need: the build makes the pages' own of them. They are imported by a
 * module of their own because the imports of a glob run before those written above it, and base.css
 * must be the first sheet.
 */
import.meta.glob(['../documents/**/*.css', '../site/**/*.css'], { eager: true })
