/** Opens what was found. */
import { useCallback } from 'react'
import type { Entry } from '../../documents/find/entry.ts'
import { placedFile } from '../../files/fileLocation.ts'
import { useOpen } from '../host/useOpen.ts'

export function useOpenEntry(): (entry: Entry) => void {
  const open = useOpen()
  return useCallback(
    ({ group, name, within = '', link, appName, page, command }) => {
      if (group === 'Files' && link !== undefined) {
        open(placedFile({ shown: shownAt(within, name), path: link }))
      } else if (command !== undefined) open({ command })
      else if (page !== undefined) open({ page })
      else if (appName !== undefined) open({ appName })
      else if (link !== undefined) open({ link })
    },
    [open],
  )
}

/** The place and name of a file as My Computer lists them. @param folder such as `C:\\assets\\icons` */
function shownAt(folder: string, name: string): string {
  const [, ...folders] = folder.split('\\')
  return [...folders, name].join('/')
}
