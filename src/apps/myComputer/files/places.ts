/** The places of My Computer: what a path of its window names, and what is selected there. Pure. */
import * as v from 'valibot'
import { decodedPart } from '../../../desktop/locations.ts'
import { MY_COMPUTER_PATH, MY_DOCUMENTS_PATH, MY_PICTURES_PATH } from '../../../owner/paths.ts'
import { DISK_PATH } from '../../../files/disk.ts'

export interface Place {
  readonly view: 'overview' | 'disk' | 'documents' | 'pictures'
  readonly address: string
  readonly icon: string
  /** The folder of the disk that is shown; empty at its root, and elsewhere. */
  readonly folder: string
}

const OVERVIEW: Place = {
  view: 'overview',
  address: 'My Computer',
  icon: 'my-computer',
  folder: '',
}
const OWN_PLACES: ReadonlyMap<string, Place> = new Map([
  [
    MY_DOCUMENTS_PATH,
    { view: 'documents', address: 'My Documents', icon: 'folder-user-docs', folder: '' },
  ],
  [MY_PICTURES_PATH, { view: 'pictures', address: 'My Pictures', icon: 'pictures', folder: '' }],
])

/** What the list of the address row leads to. */
export const PLACES = [MY_COMPUTER_PATH, DISK_PATH, MY_DOCUMENTS_PATH, MY_PICTURES_PATH] as const

export function placeAt(path: string): Place {
  const own = OWN_PLACES.get(path)
  if (own) return own
  if (path !== DISK_PATH && !path.startsWith(`${DISK_PATH}/`)) return OVERVIEW
  const folder = path
    .slice(DISK_PATH.length + 1)
    .split('/')
    .map(decodedPart)
    .join('/')
  return { view: 'disk', address: `C:/${folder}`, icon: 'drive-hdd', folder }
}

/** As it is announced. */
export function nameOf({ view, address, folder }: Place): string {
  if (view !== 'disk') return address
  return folder === '' ? 'Local Disk (C:)' : folder.slice(folder.lastIndexOf('/') + 1)
}

export function folderAbove({ view, folder }: Place): string | undefined {
  if (view !== 'disk' || folder === '') return undefined
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
}

/** What no two nodes of a folder share: a folder may be called like a file's address. */
export function keyOf(node: { readonly type: string; readonly path: string }): string {
  return `${node.type}:${node.path}`
}

const short = v.pipe(v.string(), v.maxLength(2000))
const selectionSchema = v.object({ path: short, key: short })

export interface Selection {
  readonly path: string
  /** Null: nothing is. */
  readonly key: string | null
}

/** What is selected after going to a path: going up, the folder that was left; else nothing. */
export function selectionAt(last: Selection, path: string): Selection {
  if (last.path === path) return last
  const [from, to] = [placeAt(last.path), placeAt(path)]
  const start = to.folder === '' ? '' : `${to.folder}/`
  const isAbove = from.view === 'disk' && to.view === 'disk' && from.folder.startsWith(start)
  const [child = ''] = isAbove ? from.folder.slice(start.length).split('/') : []
  return { path, key: child === '' ? null : keyOf({ type: 'folder', path: start + child }) }
}

/** What survives a reload. Undefined where the value, which anybody may have written, selects nothing. */
export function keptSelection(value: unknown): Selection | undefined {
  const kept = v.safeParse(selectionSchema, value)
  return kept.success ? kept.output : undefined
}
