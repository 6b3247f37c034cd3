import { picturesOf } from './articles/article.ts'
import type { LoadedContent } from './kinds/content.ts'
import { allTexts } from './kinds/kinds.ts'
import { pictureName } from './pictures/findPicture.ts'
import { AVATAR } from './pictures/pictures.ts'

/** Of several texts for a picture, the profile's wins, then that of the first file. */
export function pictureAlts({
  site,
  projects,
  place,
}: Pick<LoadedContent, 'site' | 'projects' | 'place'>): ReadonlyMap<string, string> {
  const said: readonly (readonly [name: string, alt: string | undefined])[] = [
    [AVATAR, `Portrait of ${site.owner.name}`],
    ...projects.map(({ image, alt }) => [image, alt] as const),
    ...allTexts(place)
      .flatMap(picturesOf)
      .map(({ text, alt }) => [text, alt] as const),
  ]
  const alts = new Map<string, string>()
  for (const [name, alt] of said) {
    const shown = pictureName(name) ?? name
    if (alt !== undefined && alt.trim() !== '' && !alts.has(shown)) alts.set(shown, alt.trim())
  }
  return alts
}
