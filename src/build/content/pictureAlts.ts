import { allArticles } from './articles/articleFiles.ts'
import { allPages } from './articles/customPages.ts'
import type { LoadedContent } from './contentSource.ts'
import { AVATAR } from './pictures/pictures.ts'

/**
 * Of several texts for a picture, the profile's wins, then that of the first article by file name.
 */
export function pictureAlts({
  site,
  projects,
  place,
}: Pick<LoadedContent, 'site' | 'projects' | 'place'>): ReadonlyMap<string, string> {
  const articles = allArticles(place)
  const said: readonly (readonly [name: string, alt: string | undefined])[] = [
    [AVATAR, `Portrait of ${site.owner.name}`],
    ...projects.map(({ image, alt }) => [image, alt] as const),
    ...articles.flatMap(({ matter }) => {
      const image = matter.matter?.image
      return image ? [[image.src, image.alt] as const] : []
    }),
    ...[...articles, ...allPages(place)].flatMap(({ facts }) =>
      facts.pictures.map(({ text, alt }) => [text, alt] as const),
    ),
  ]
  const alts = new Map<string, string>()
  for (const [name, alt] of said) {
    if (alt !== undefined && alt.trim() !== '' && !alts.has(name)) alts.set(name, alt.trim())
  }
  return alts
}
