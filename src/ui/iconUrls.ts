/** Addresses of the icons in `assets/icons`. What an icon is called is what its file is called. */

const FILES: Readonly<Record<string, string>> = import.meta.glob('/assets/icons/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Stands in for a name that no icon has. */
const FALLBACK = 'file-generic'

/** Up to this size, in CSS pixels, the drawing for 16 px is the clearer one. */
const SMALL_UP_TO = 20

const fileOf = (name: string): string | undefined => FILES[`/assets/icons/${name}.svg`]

/**
 * The address of the drawing that suits the size.
 * @param size in CSS pixels
 */
export function iconUrl(name: string, size: number): string {
  const small = size <= SMALL_UP_TO ? fileOf(`${name}.16`) : undefined
  return small ?? fileOf(name) ?? (name === FALLBACK ? '' : iconUrl(FALLBACK, size))
}
