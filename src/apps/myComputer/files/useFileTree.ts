/** Fetches the tree of the site's files when it is first wanted. */
import { useEffect, useState } from 'react'
import { report } from '../../../base/services/report.ts'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { buildTree, type FolderNode } from './fileTree.ts'
import { picturesIn } from './picturesFolder.ts'

export type FileTree =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly root: FolderNode; readonly pictures: FolderNode }

interface FileTreeLoader {
  readonly tree: FileTree
  /** Loads the tree again after a failure. */
  readonly retry: () => void
}

/** @param isWanted the tree is loaded once this is true, and kept from then on */
export function useFileTree(isWanted: boolean): FileTreeLoader {
  const { files } = useServices()
  const [tree, setTree] = useState<FileTree>({ status: 'loading' })
  const isPending = isWanted && tree.status === 'loading'
  useEffect(() => {
    if (!isPending) return undefined
    let isStale = false
    const settle = (next: FileTree): void => {
      if (!isStale) setTree(next)
    }
    files
      .load()
      .then((list) =>
        settle({ status: 'loaded', root: buildTree(list), pictures: picturesIn(list) }),
      )
      .catch((error: unknown) => {
        report('The list of files did not load.', error)
        settle({ status: 'failed' })
      })
    return () => {
      isStale = true
    }
  }, [files, isPending])
  const retry = () => {
    if (tree.status === 'failed') setTree({ status: 'loading' })
  }
  return { tree, retry }
}
