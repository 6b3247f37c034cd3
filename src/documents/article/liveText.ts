/** What scripts add to the text of an article, in a page and in a window. */
import { loadFigures } from 'virtual:islands'
import { report } from '../../base/services/report.ts'
import type { Surroundings } from '../living/watchFigures.ts'
import { addCopyButtons } from './copyButtons.ts'
import { markCurrentSection } from './contents/currentSection.ts'
import { copyHeadingLinks } from './headingLinks.ts'
import { watchOverflow } from './overflow.ts'
import { addPauseButtons } from './pauseButtons.ts'

/** Returns a function that undoes it. */
export function enlivenText(root: ParentNode, where: Surroundings): () => void {
  const ends = [
    addCopyButtons(root),
    copyHeadingLinks(root),
    markCurrentSection(root, where.scroller),
    watchOverflow(root),
    addPauseButtons(root, where.calm),
    enlivenFigures(root, where),
  ]
  return () => ends.forEach((end) => end())
}

function enlivenFigures(root: ParentNode, where: Surroundings): () => void {
  const ends = new AbortController()
  if (loadFigures && root.querySelector('figure[data-island]')) {
    loadFigures()
      .then(({ watchFigures }) => watchFigures(root, where, ends.signal))
      .catch((error: unknown) => report('The figures stay still', error))
  }
  return () => ends.abort()
}
