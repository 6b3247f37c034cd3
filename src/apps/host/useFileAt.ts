/**
 * The file that a window's location names. The file's address on the disk outlives a build, so it replaces a location
 * that names the served file.
 */
import { useEffect } from 'react'
import { decodedPart } from '../../desktop/locations.ts'
import type { AppViewProps } from './app.ts'
import { fileAt } from './fileLocation.ts'
import { type FoundFile, foundFile } from './foundFile.ts'
import { useFiles } from './useFiles.ts'
import { useLostPage } from './useLostPage.ts'

type FileWindow = Pick<AppViewProps, 'window' | 'open'>

/** @param place of the app: `/notepad` */
export function useFileAt(
  { window, open }: FileWindow,
  place: string,
): { readonly file: FoundFile; readonly retry: () => void } {
  const location = window.location?.path ?? ''
  const asked = fileAt(place, location)
  const { list, retry } = useFiles(asked !== null)
  const file: FoundFile = asked === null ? { status: 'lost' } : foundFile(asked, list)
  const address = file.status === 'found' ? file.address : undefined
  useStableAddress({ window, open }, address === undefined ? undefined : place + address)
  useLostPage(asked !== null && file.status === 'lost' ? location : null, open)
  return { file, retry }
}

/** Replaces a location that the next build may change by a stable one. @param stable undefined while there is none */
export function useStableAddress({ window, open }: FileWindow, stable: string | undefined): void {
  const { id } = window
  const location = window.location?.path ?? ''
  const isOther = stable !== undefined && decodedPart(stable) !== decodedPart(location)
  useEffect(() => {
    if (!isOther) return
    open({ type: 'window/wentTo', id, location: { path: stable, insteadOf: location } })
  }, [isOther, stable, location, id, open])
}
