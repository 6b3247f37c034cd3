/** What scripts add to the text of an article, in a page and in a window. */
import { addCopyButtons } from './copyButtons.ts'
import { markCurrentSection } from './currentSection.ts'
import { watchOverflow } from './overflow.ts'
import { addPauseButtons } from './pauseButtons.ts'

/**
 * Returns a function that undoes it.
 * @param scroller null: the page itself scrolls
 */
export function enlivenText(root: ParentNode, scroller: Element | null): () => void {
  const ends = [
    addCopyButtons(root),
    markCurrentSection(root, scroller),
    watchOverflow(root),
    addPauseButtons(root),
  ]
  return () => ends.forEach((end) => end())
}
