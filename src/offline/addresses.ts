/** Which kept copy may answer for an address. Pure. */

/** How the bundler names what it puts there: `name-` and eight characters of the content's hash. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/
/** Asked for in pieces, which a copy of the whole does not answer. */
const MEDIA = /\.(?:mp3|ogg|mp4|webm)$/
/** `/assets/NAME-WIDTH-HASH.ENDING`. */
const SIZED_PICTURE = /^(?<name>\/assets\/.+)-\d+-[\w-]{8}(?<ending>\.(?:avif|webp))$/

/** Whether an address never shows another content. */
export function isHashed(path: string): boolean {
  return HASHED.test(path)
}

export function isMedia(path: string): boolean {
  return MEDIA.test(path)
}

/** The address under which a page is kept: without a slash at the end, but for the start page. */
export function pageOf(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

/**
 * The address of the same picture in another size, in the same format, among those that are kept.
 * Undefined for what is no such picture.
 */
export function samePicture(path: string, kept: readonly string[]): string | undefined {
  const wanted = SIZED_PICTURE.exec(path)?.groups
  if (!wanted) return undefined
  return kept.find((each) => {
    const found = SIZED_PICTURE.exec(each)?.groups
    return found?.['name'] === wanted['name'] && found?.['ending'] === wanted['ending']
  })
}

/** A short name of a version of the site: another list of copies has another one (FNV-1a, 32 bits). */
export function versionOf(
  entries: readonly { readonly url: string; readonly revision: string | null }[],
): string {
  let hash = 0x811c9dc5
  for (const { url, revision } of entries) {
    for (const character of `${url} ${revision ?? ''}\n`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
