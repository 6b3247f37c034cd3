/** Says which pictures there are, to who names one that is not there. Pure. */
import type { Content } from './content.ts'

/** @param name of a picture that does not exist */
export function lostPicture(
  name: string,
  pictures: ReadonlySet<string>,
  place: Content['place'],
): string {
  return `image: expected the name of a picture in ${place.pictures} (${[...pictures].join(', ')}), but found '${name}'`
}
