import type { PageFile } from '../articles/customPages.ts'
import type { Problem } from '../problems/problem.ts'
import { findBodyProblems } from './bodyChecks.ts'
import type { Content } from './content.ts'
import { findLostLinks, type Site } from './linkChecks.ts'

export function findPageProblems(content: Content, site: Site): readonly Problem[] {
  return content.pages.flatMap((page) => [
    ...page.matter.problems,
    ...page.broken,
    ...findUnfitName(page, content),
    ...findBodyProblems(page, content),
    ...findLostLinks(page, page.path, site),
  ])
}

function findUnfitName(
  { place, slug, path, isNamed }: PageFile,
  { pages, taken }: Content,
): readonly Problem[] {
  const at = (message: string): readonly Problem[] => [{ file: place, line: undefined, message }]
  if (!isNamed) {
    return at(
      `its name: expected small letters, digits and single hyphens, but found '${slug}'; the name is the page's address`,
    )
  }
  if (taken.includes(path)) return at(`its name: ${path} is an address of the site already`)
  const other = pages.find((page) => page.path === path && page.place < place)
  return other ? at(`its name: ${path} is already the address of ${other.place}`) : []
}
