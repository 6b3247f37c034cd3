/** The files of the site as React state: their list, and the one that a window's location names. */
import { useEffect } from 'react'
import type { DataFile } from '../../base/services/files/dataFiles.ts'
import { type ListedFile, parseFileList } from '../../files/fileList.ts'
import { decodedPart } from '../../desktop/locations.ts'
import { hrefOf } from '../../owner/base.ts'
import { FILE_LIST_PATH } from '../../owner/paths.ts'
import type { AppViewProps } from './app.ts'
import { fileAt, type FoundFile, foundFile } from '../../files/fileLocation.ts'
import { useData } from './useData.ts'
import { useLostPage } from './windowEffects.ts'

export const FILE_LIST: DataFile<readonly ListedFile[]> = {
  address: hrefOf(FILE_LIST_PATH),
  parse: parseFileList,
}

/**
 * @param isWanted false: nothing is requested
 * @returns a list that is undefined until it is known, and null if it could not be loaded
 */
export function useFiles(isWanted: boolean) {
  const { loading, retry } = useData(FILE_LIST, isWanted)
  const hasFailed = loading.status === 'failed' || loading.status === 'missing'
  const list = loading.status === 'loaded' ? loading.data : hasFailed ? null : undefined
  return { list, retry: hasFailed ? retry : () => {} }
}

type FileWindow = Pick<AppViewProps, 'window' | 'open'>

/** The file that the window's location names. @param place of the app: `/notepad` */
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

/** Replaces a location of a served file by its address on the disk, which outlives a build. */
export function useStableAddress({ window, open }: FileWindow, stable: string | undefined): void {
  const { id } = window
  const location = window.location?.path ?? ''
  const isOther = stable !== undefined && decodedPart(stable) !== decodedPart(location)
  useEffect(() => {
    if (!isOther) return
    open({ type: 'window/wentTo', id, location: { path: stable, insteadOf: location } })
  }, [isOther, stable, location, id, open])
}
