/** The place that My Computer shows, and the place that each step leads to. Pure and total. */
import { keyOf, parentOf } from './fileTree.ts'

export type Place =
  | { readonly view: 'overview' }
  | {
      readonly view: 'disk'
      /** Path of the folder that is shown; the root's is empty. */
      readonly folder: string
      /** Key of the selected file or folder. */
      readonly selected: string | null
    }
  | { readonly view: 'documents'; readonly selected: string | null }
  | { readonly view: 'pictures'; readonly selected: string | null }

/** A place with a name of its own beside the disk: My Documents and My Pictures. */
export type OwnPlace = 'documents' | 'pictures'

export type Step =
  | { readonly type: 'disk/opened' }
  | { readonly type: 'place/opened'; readonly view: OwnPlace }
  | { readonly type: 'back' }
  | { readonly type: 'up' }
  | { readonly type: 'folder/entered'; readonly path: string }
  | { readonly type: 'node/selected'; readonly key: string }

export const OVERVIEW: Place = { view: 'overview' }

/** The next place. A step that has no meaning at the present place changes nothing. */
export function navigate(place: Place, step: Step): Place {
  if (step.type === 'disk/opened') return { view: 'disk', folder: '', selected: null }
  if (step.type === 'place/opened') return { view: step.view, selected: null }
  if (place.view === 'overview') return place
  switch (step.type) {
    case 'back':
      return OVERVIEW
    case 'up':
      return place.view === 'disk' && !isAtRoot(place) ? above(place.folder) : place
    case 'folder/entered':
      return { view: 'disk', folder: step.path, selected: null }
    case 'node/selected':
      return place.selected === step.key ? place : { ...place, selected: step.key }
  }
}

/** The folder above; the folder that was left is selected in it. */
function above(folder: string): Place {
  const selected = keyOf({ type: 'folder', path: folder })
  return { view: 'disk', folder: parentOf(folder), selected }
}

/** Whether no folder is above. */
export function isAtRoot(place: Place): boolean {
  return place.view !== 'disk' || place.folder === ''
}

const NAMES = {
  overview: 'My Computer',
  documents: 'My Documents',
  pictures: 'My Pictures',
} as const

/** What the address row says. */
export function addressOf(place: Place): string {
  return place.view === 'disk' ? `C:/${place.folder}` : NAMES[place.view]
}
