/** The places of My Computer as locations of its window. Pure. */
import { decodedPart, encodedPart } from '../../../desktop/locations.ts'
import { OVERVIEW, type Place } from './navigation.ts'

/** The location of the overview. */
export const OVERVIEW_PATH = '/my-computer'
/** That of the disk's root; those of its folders add their names. */
export const DISK_PATH = `${OVERVIEW_PATH}/C`

/** The path of the place that is shown. */
export function pathOf(place: Place): string {
  if (place.view === 'overview') return OVERVIEW_PATH
  const names = place.folder === '' ? [] : place.folder.split('/')
  return [DISK_PATH, ...names.map(encodedPart)].join('/')
}

/** The place with this path: the same object, with what is selected there, where it is that one. */
export function arrivedAt(place: Place, path: string): Place {
  if (pathOf(place) === path) return place
  if (path !== DISK_PATH && !path.startsWith(`${DISK_PATH}/`)) return OVERVIEW
  const names = path.slice(DISK_PATH.length + 1).split('/')
  return { view: 'disk', folder: names.map(decodedPart).join('/'), selected: null }
}
