/** The pictures that the viewer goes through: those of the article or folder it was opened from, or those of a file's folder. */
import { useEffect, useMemo, useState } from 'react'
import type { WindowId } from '../../desktop/state.ts'
import { useDraft } from '../../memory/drafts.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { useFiles } from '../host/useFiles.ts'
import { type AlbumAt, albumAt, keptAlbum } from './album.ts'

interface OpenAlbum {
  readonly shown: AlbumAt
  readonly retry: () => void
}

/** @param asked address of the wanted picture, or null */
export function useAlbum(id: WindowId, asked: string | null): OpenAlbum {
  const draft = useDraft<unknown>(id, null)
  const [kept] = useState(() => keptAlbum(draft.read()))
  const handed = useMemory().getState().album
  const { list, retry } = useFiles(asked !== null)
  const shown = useMemo(() => albumAt({ asked, handed, kept, list }), [asked, handed, kept, list])
  useEffect(() => {
    if (shown.status === 'shown') draft.keep(shown.album)
  }, [draft, shown])
  return { shown, retry }
}
