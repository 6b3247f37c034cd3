/** The pictures that the viewer goes through: those of the article or folder it was opened from, or those of a file's folder. */
import { useEffect, useMemo, useState } from 'react'
import type { WindowId } from '../../desktop/state.ts'
import type { Album } from '../../memory/deskState.ts'
import { useDraft } from '../../memory/drafts.ts'
import { useMemory } from '../../memory/MemoryProvider.tsx'
import { useFiles } from '../host/useFiles.ts'
import { type AlbumAt, albumAt } from './albumAt.ts'
import { keptAlbum } from './keptAlbum.ts'

const NONE: Album = []

interface OpenAlbum {
  readonly shown: AlbumAt
  /** Loads the list of files again after a failure. */
  readonly retry: () => void
}

/** @param asked address of the wanted picture, or null */
export function useAlbum(id: WindowId, asked: string | null): OpenAlbum {
  const memory = useMemory()
  const draft = useDraft<unknown>(id, NONE)
  const [kept] = useState(() => keptAlbum(draft.read()) ?? NONE)
  const handed = memory.getState().album
  const { list, retry } = useFiles(asked !== null)
  const shown = useMemo(() => albumAt({ asked, handed, kept, list }), [asked, handed, kept, list])
  const album = shown.status === 'shown' ? shown.album : undefined
  useEffect(() => {
    if (album) draft.keep(album)
  }, [draft, album])
  return { shown, retry }
}
