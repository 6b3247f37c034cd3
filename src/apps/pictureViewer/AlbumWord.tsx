/** Announces to screen readers which picture is shown now, and how many the album has. */
import { useState } from 'react'
import type { Album } from '../../memory/deskState.ts'
import { placeIn } from './album.ts'

interface AlbumWordProps {
  readonly album: Album
  readonly path: string
  /** True while a slide show announces its pictures itself. */
  readonly isSilent: boolean
}

export function AlbumWord({ album, path, isSilent }: AlbumWordProps) {
  // The window's title has announced the picture that it was opened with.
  const [first] = useState(path)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && path !== first) setChanged(true)
  const place = placeIn(album, path)
  const word = `${album[place]?.name ?? ''}, ${place + 1} of ${album.length}`
  return (
    <p aria-live="polite" className="visually-hidden">
      {hasChanged && !isSilent ? word : ''}
    </p>
  )
}
