/** Tells screen readers which picture of how many is shown, and what a command has just done to it. */
import { useState } from 'react'
import type { Album } from '../../memory/deskState.ts'
import { placeIn } from './album.ts'

/** Returns the words and what replaces them until another picture is shown. */
export function useAlbumWord(album: Album, path: string): [string, (change: string) => void] {
  const [last, setLast] = useState({ path, change: '' })
  if (last.path !== path) setLast({ path, change: '' })
  const place = placeIn(album, path)
  const { alt, name = '' } = album[place] ?? {}
  const word = last.change || `${alt || name}, ${place + 1} of ${album.length}`
  return [word, (change) => setLast({ path, change })]
}

export function AlbumWord({ word }: { readonly word: string }) {
  return (
    <p aria-live="polite" className="visually-hidden">
      {word}
    </p>
  )
}
