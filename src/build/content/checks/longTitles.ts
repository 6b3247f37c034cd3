/** Titles that search engines and tabs cut off: told, since nothing is wrong with them. */
import { FOLDERS } from '../kinds/kinds.ts'
import { textsIn } from '../articles/textFiles.ts'
import { describeProblem } from '../problems/problem.ts'
import type { ContentPlace } from '../words/contentPlace.ts'

/** About as many letters as search engines show. */
const SHOWN_LETTERS = 70

/** @param siteName follows the title of a page: `A walk · My site` */
export function describeLongTitles(place: ContentPlace, siteName: string): readonly string[] {
  return FOLDERS.flatMap((folder) => textsIn(place, folder)).flatMap(({ place: file, matter }) => {
    const { title } = (matter.matter ?? {}) as { readonly title?: unknown }
    const { length } = `${String(title)} · ${siteName}`
    if (typeof title !== 'string' || length <= SHOWN_LETTERS) return []
    const message = `title: with the name of the site it has ${length} letters, of which search engines show about ${SHOWN_LETTERS}`
    return describeProblem({ file, line: matter.lineOf(['title']), message })
  })
}
