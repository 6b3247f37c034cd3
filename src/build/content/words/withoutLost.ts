/**
 * The owner's words as far as they can be shown. A build stops at a name of a picture that is not there; while
 * developing, the site goes on without that picture, so that the mistake can be shown over its pages. Pure.
 */
import { FALLBACK_ICON } from '../../art/artDrawings.ts'
import type { OwnerData } from './ownerModules.ts'

/** What there is to show. */
export interface Shown {
  /** Names of the owner's pictures. */
  readonly pictures: ReadonlySet<string>
  /** Names of the drawings in `assets/icons`. */
  readonly icons: ReadonlySet<string>
}

/** @returns the same words, with what they show by default for each picture that does not exist */
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
