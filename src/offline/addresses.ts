/** Decides which cached copy may answer for a path on this site. */

/** The bundler's names of files: `name-` and eight characters of a hash of the content. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/
/** Browsers request these in ranges, which a copy of the whole file cannot answer. */
const MEDIA = /\.(?:mp3|ogg|mp4|webm)$/
/** `/assets/NAME-WIDTH-HASH.ENDING`. */
const SIZED_PICTURE = /^(?<name>\/assets\/.+)-\d+-[\w-]{8}(?<ending>\.(?:avif|webp))$/

export function isHashed(path: string): boolean {
  return HASHED.test(path)
}

export function isMedia(path: string): boolean {
  return MEDIA.test(path)
}

/** The cache key of a page: no trailing slash, except for the start page. */
export function pageOf(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** The path of a cached copy of the same picture and format in another size, or undefined. */
export function samePicture(path: string, kept: readonly string[]): string | undefined {
  const wanted = SIZED_PICTURE.exec(path)?.groups
  if (!wanted) return undefined
  return kept.find((each) => {
    const found = SIZED_PICTURE.exec(each)?.groups
    return found?.['name'] === wanted['name'] && found?.['ending'] === wanted['ending']
  })
}
