/**
 * All that the pages run in a browser. They are whole without it: this file carries their style
 * sheets and a few conveniences, and loads nothing of the desktop.
 */
import '../theme/base.css'

// Every style sheet that the pages need: the build makes the pages' own of them.
import.meta.glob(
  ['../ui/{picture,tagList}.module.css', '../apps/{blog,blogPost,about}/*.css', './**/*.css'],
  { eager: true },
)
