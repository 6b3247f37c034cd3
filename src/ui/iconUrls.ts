/** Addresses of the icons in `assets/icons`. What an icon is called is what its file is called. */
import { SMALL_UP_TO } from '../base/theme/iconSizes.ts'
import { iconFiles } from './iconFiles.ts'

/** Stands in for a name that no icon has. */
const FALLBACK = 'file-generic'

const fileOf = (name: string): string | undefined => iconFiles[`/assets/icons/${name}.svg`]

/** @param size in CSS pixels */
export function iconUrl(name: string, size: number): string {
  const small = size <= SMALL_UP_TO ? fileOf(`${name}.16`) : undefined
  return small ?? fileOf(name) ?? (name === FALLBACK ? '' : iconUrl(FALLBACK, size))
}
