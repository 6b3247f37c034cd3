/** Titles that search engines and tabs cut off: told, since nothing is wrong with them. */
import { textsIn } from '../articles/textFiles.ts'
import { FOLDERS } from '../kinds/kinds.ts'
import { describeProblem } from '../problems/problem.ts'
import type { ContentPlace } from '../words/contentPlace.ts'

/** About as many as search engines show; the site's name is left out where it would not fit. */
const SHOWN_LETTERS = 70

export function describeLongTitles(place: ContentPlace): readonly string[] {
  return FOLDERS.flatMap((folder) => textsIn(place, folder)).flatMap(({ place: file, matter }) => {
    const { title } = (matter.matter ?? {}) as { readonly title?: unknown }
    if (typeof title !== 'string' || title.length <= SHOWN_LETTERS) return []
    const message = `title: it has ${title.length} letters, of which search engines show about ${SHOWN_LETTERS}`
    return describeProblem({ file, line: matter.lineOf(['title']), message })
  })
}
