/** Opens what was found; a file in a tab of its own, as from its folder. */
import { useCallback } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import type { Entry } from '../../documents/find/entry.ts'
import { hrefOf } from '../../owner/base.ts'
import { useOpenTarget } from '../host/useOpenTarget.ts'

export function useOpenEntry(): (entry: Entry) => void {
  const { navigation } = useServices()
  const openTarget = useOpenTarget()
  return useCallback(
    ({ group, link, appName, page, command }) => {
      if (group === 'Files' && link !== undefined) navigation.openTab(hrefOf(link))
      else if (command !== undefined) openTarget({ command })
      else if (page !== undefined) openTarget({ page })
      else if (appName !== undefined) openTarget({ appName })
      else if (link !== undefined) openTarget({ link })
    },
    [navigation, openTarget],
  )
}
