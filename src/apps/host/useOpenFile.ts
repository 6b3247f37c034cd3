/**
 * Opens a file of this site inside the desktop, as `Open` of its menu under C: does. A file that no app shows opens in
 * a tab of its own, since whoever asks for it by name wants the file and no explanation.
 */
import { useCallback } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { hrefOf } from '../../owner/base.ts'
import { locationOfFile, type PlacedFile } from './fileLocation.ts'
import { useRegistry } from './RegistryContext.tsx'

export function useOpenFile(): (file: PlacedFile) => void {
  const { openLink } = useRegistry()
  const dispatch = useDispatch()
  const { navigation } = useServices()
  return useCallback(
    (file) => {
      const location = locationOfFile(file)
      const action = location === null ? null : openLink(location)
      if (action) dispatch(action)
      else navigation.openTab(hrefOf(file.path))
    },
    [openLink, dispatch, navigation],
  )
}
