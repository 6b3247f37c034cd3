import type { CustomPage, DesktopIconEntry } from './types.ts'

export const PAGE_ICON = 'file-text'

export function pagesWithoutIcon(
  pages: readonly CustomPage[],
  icons: readonly Pick<DesktopIconEntry, 'link'>[],
): readonly CustomPage[] {
  const known = new Set(icons.map(({ link }) => link))
  return pages.filter(({ path, isLinked }) => isLinked && !known.has(path))
}
