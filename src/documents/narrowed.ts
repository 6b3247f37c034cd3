/** Leaves sizes of a picture out that no screen would take. Pure. */
import type { PictureSource } from './Picture.tsx'

/**
 * The same picture, in fewer sizes: in many small pictures their addresses weigh more than the text beside them.
 * @param widest in pixels of the file; at least one size must be as narrow
 */
export function narrowed(source: PictureSource, widest: number): PictureSource {
  return { ...source, avif: upTo(widest, source.avif), webp: upTo(widest, source.webp) }
}

/** @param set such as `/assets/a-400.avif 400w, /assets/a-1600.avif 1600w` */
function upTo(widest: number, set: string): string {
  const isNarrow = (candidate: string): boolean =>
    Number.parseInt(candidate.slice(candidate.lastIndexOf(' ') + 1), 10) <= widest
  return set.split(', ').filter(isNarrow).join(', ')
}
