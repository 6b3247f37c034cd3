/** Opens what was found. */
import { useCallback } from 'react'
import type { Entry } from '../../documents/find/entry.ts'
import { placedFile } from '../host/fileLocation.ts'
import { useOpenFile } from '../host/useOpenFile.ts'
import { useOpenTarget } from '../host/useOpenTarget.ts'

export function useOpenEntry(): (entry: Entry) => void {
  const openFile = useOpenFile()
  const openTarget = useOpenTarget()
  return useCallback(
    ({ group, name, within = '', link, appName, page, command }) => {
      if (group === 'Files' && link !== undefined) {
        openFile(placedFile({ shown: shownAt(within, name), path: link }))
      } else if (command !== undefined) openTarget({ command })
      else if (page !== undefined) openTarget({ page })
      else if (appName !== undefined) openTarget({ appName })
      else if (link !== undefined) openTarget({ link })
    },
    [openFile, openTarget],
  )
}

/** The place and name of a file as My Computer lists them. @param folder such as `C:\\assets\\icons` */
function shownAt(folder: string, name: string): string {
  const [, ...folders] = folder.split('\\')
  return [...folders, name].join('/')
}
