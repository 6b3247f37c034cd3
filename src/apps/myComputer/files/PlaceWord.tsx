/** Announces where the window is: the focus alone tells of a file or a button there. */
import { useState } from 'react'
import { Announced } from '../../host/RestedWords.tsx'
import type { Folder } from './folder.ts'
import { nameOf, type Place } from './places.ts'

export const READING = 'Reading the disk…'

interface PlaceWordProps {
  readonly place: Place
  /** Undefined while it is read, where it cannot be read, and in the overview. */
  readonly folder: Folder | undefined
  readonly isLoading: boolean
}

export function PlaceWord({ place, folder, isLoading }: PlaceWordProps) {
  const isOverview = place.view === 'overview'
  // The overview is announced to who comes back to it: a window that opens there is named like it.
  const [hasLeft, setHasLeft] = useState(!isOverview)
  if (!isOverview && !hasLeft) setHasLeft(true)
  if (isOverview) return <Announced words={hasLeft ? nameOf(place) : ''} />
  const count = folder?.nodes.length ?? 0
  const items = `${nameOf(place)}: ${count} ${count === 1 ? 'item' : 'items'}`
  const said = folder ? items : isLoading ? READING : ''
  return <Announced words={said} />
}
