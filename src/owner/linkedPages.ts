/** The owner's own pages among the apps, where there is no START. Pure. */
import type { CustomPage, DesktopIconEntry } from './types.ts'

/** Of every page of the owner's own. */
export const PAGE_ICON = 'file-text'

/** The linked pages that no icon leads to, in their order. */
export function pagesWithoutIcon(
  pages: readonly CustomPage[],
  icons: readonly Pick<DesktopIconEntry, 'link'>[],
): readonly CustomPage[] {
  const known = new Set(icons.map(({ link }) => link))
  return pages.filter(({ path, isLinked }) => isLinked && !known.has(path))
}
