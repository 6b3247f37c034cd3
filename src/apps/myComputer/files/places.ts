/** The places of My Computer as locations of its window. Pure. */
import { decodedPart } from '../../../desktop/locations.ts'
import { MY_DOCUMENTS_PATH, MY_PICTURES_PATH } from '../../../owner/paths.ts'
import { DISK_PATH, diskPath } from '../../host/disk.ts'
import { keyOf } from './fileTree.ts'
import { OVERVIEW, type Place } from './navigation.ts'

/** The location of the overview. */
export const OVERVIEW_PATH = '/my-computer'

const PATHS = {
  overview: OVERVIEW_PATH,
  documents: MY_DOCUMENTS_PATH,
  pictures: MY_PICTURES_PATH,
} as const

/** The path of the place that is shown. */
export function pathOf(place: Place): string {
  return place.view === 'disk' ? diskPath(place.folder) : PATHS[place.view]
}

/**
 * The place with this path: the same object, with what is selected there, where it is that one. In a folder above, as
 * the browser's Back leads to, the folder that one comes from is selected.
 */
export function arrivedAt(place: Place, path: string): Place {
  if (pathOf(place) === path) return place
  if (path === MY_DOCUMENTS_PATH) return { view: 'documents', selected: null }
  if (path === MY_PICTURES_PATH) return { view: 'pictures', selected: null }
  if (path !== DISK_PATH && !path.startsWith(`${DISK_PATH}/`)) return OVERVIEW
  const names = path.slice(DISK_PATH.length + 1).split('/')
  const folder = names.map(decodedPart).join('/')
  const left = place.view === 'disk' ? childTowards(place.folder, folder) : undefined
  const selected = left === undefined ? null : keyOf({ type: 'folder', path: left })
  return { view: 'disk', folder, selected }
}

/** The folder in `above` that is `folder` or leads to it; undefined where `folder` does not lie below. */
function childTowards(folder: string, above: string): string | undefined {
  const start = above === '' ? '' : `${above}/`
  if (folder === above || !folder.startsWith(start)) return undefined
  const [name] = folder.slice(start.length).split('/')
  return `${start}${name}`
}

/** Characters of a folder's path, or of a key, that survive a reload. */
const LONGEST = 2000

/** What survives a reload: what is selected in a folder or another place. Undefined where the value, which anybody may have written, is no such place. */
export function keptPlace(value: unknown): Place | undefined {
  const { view, folder, selected } = Object(value) as Record<string, unknown>
  const isKept = (text: unknown): text is string =>
    typeof text === 'string' && text.length <= LONGEST
  if (!isKept(selected)) return undefined
  if (view === 'documents' || view === 'pictures') return { view, selected }
  return isKept(folder) ? { view: 'disk', folder, selected } : undefined
}
