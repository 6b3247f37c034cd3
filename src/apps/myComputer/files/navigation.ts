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

export type Step =
  | { readonly type: 'disk/opened' }
  | { readonly type: 'back' }
  | { readonly type: 'up' }
  | { readonly type: 'folder/entered'; readonly path: string }
  | { readonly type: 'node/selected'; readonly key: string }

export const OVERVIEW: Place = { view: 'overview' }

/** The next place. A step that has no meaning at the present place changes nothing. */
export function navigate(place: Place, step: Step): Place {
  if (step.type === 'disk/opened') return { view: 'disk', folder: '', selected: null }
  if (place.view === 'overview') return place
  switch (step.type) {
    case 'back':
      return OVERVIEW
    case 'up':
      return isAtRoot(place) ? place : above(place.folder)
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
  return place.view === 'overview' || place.folder === ''
}

/** What the address row says. */
export function addressOf(place: Place): string {
  return place.view === 'overview' ? 'My Computer' : `C:/${place.folder}`
}
