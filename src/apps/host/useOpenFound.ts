/** Opens the target of a link inside a window, or only a message if the site has no such page. */
import { useCallback, useRef } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { locationText } from '../../desktop/locations.ts'
import type { OpenAction } from './app.ts'
import { notFound } from './openings.ts'
import { hasPage, isListed } from './pageList.ts'
import { useRegistry } from './RegistryContext.tsx'

/** @param open of the window; called once it is known whether the page exists */
export function useOpenFound(open: (action: OpenAction) => void): (action: OpenAction) => void {
  const registry = useRegistry()
  const { data } = useServices()
  const pending = useRef(new Set<string>())
  return useCallback(
    (action) => {
      const location = action.type === 'app/added' ? action.location : undefined
      if (!location || !isListed(location.path, registry)) return open(action)
      const text = locationText(location)
      // Pressed again on a slow network it still opens once.
      if (pending.current.has(text)) return undefined
      pending.current.add(text)
      void hasPage(location.path, data).then((isThere) => {
        pending.current.delete(text)
        open(isThere ? action : notFound(text))
      })
      return undefined
    },
    [open, registry, data],
  )
}
