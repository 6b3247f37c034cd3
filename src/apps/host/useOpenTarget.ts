/**
 * Opens what an app has found: its window on the desktop, its page on a phone if it has one. On the desktop a page
 * without a window opens in a tab of its own, so that the desktop stays.
 */
import { useCallback } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { isOtherProgram, type PageLink, type Target } from './openings.ts'
import { useRegistry } from './RegistryContext.tsx'

/** An app by its name, or a path of this site. */
export type AppOrPath = Pick<Target, 'appName' | 'link'>

export function useOpenTarget(): (target: Target) => void {
  const registry = useRegistry()
  const dispatch = useDispatch()
  const { navigation, phone } = useServices()
  return useCallback(
    (target) => {
      const page = phone.matches() ? registry.pageOf(target) : null
      const opening = page ? { type: 'page' as const, page } : registry.openingOf(target)
      if (opening.type === 'action') dispatch(opening.action)
      else navigation.follow(inTabOf(opening.page, phone.matches()))
    },
    [registry, dispatch, navigation, phone],
  )
}

/** A program such as the one for mail opens beside the page; a tab for it would stay empty. */
function inTabOf(page: PageLink, isPhone: boolean): PageLink {
  return isPhone || isOtherProgram(page.href) ? page : { ...page, isOutside: true }
}
