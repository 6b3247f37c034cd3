/**
 * Replaces missing pictures and icons, so that the development server can show pages regardless.
 */
import { FALLBACK_ICON } from '../art/artDrawings.ts'
import type { OwnerData } from './kinds/content.ts'

export interface Shown {
  readonly pictures: ReadonlySet<string>
  readonly icons: ReadonlySet<string>
}

export function withoutLost<Data extends Pick<OwnerData, 'site' | 'desktopIcons'>>(
  data: Data,
  { pictures, icons }: Shown,
): Data {
  const { site, desktopIcons } = data
  const found = (name: string | null): string | null =>
    name !== null && pictures.has(name) ? name : null
  return {
    ...data,
    site: {
      ...site,
      wallpaper: found(site.wallpaper),
      icon: found(site.icon),
      logo: site.logo && pictures.has(site.logo.image) ? site.logo : null,
    },
    desktopIcons: desktopIcons.map((entry) =>
      icons.has(entry.icon) ? entry : { ...entry, icon: FALLBACK_ICON },
    ),
  }
}
