/** Removes sizes of a picture that no screen would use. */
import type { PictureSource } from 'virtual:posts'

/**
 * In many small pictures unused sizes would outweigh the text beside them.
 * @param widest in pixels of the file; at least one size must not exceed it
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
