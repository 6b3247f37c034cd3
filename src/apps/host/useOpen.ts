/** Opens an app, a link, a page, a file or a command from inside a window or a phone's sheet. */
import { useCallback, useRef } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { locationText } from '../../desktop/locations.ts'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { hrefOf } from '../../owner/base.ts'
import type { OpenAction } from './app.ts'
import { locationOfFile, type PlacedFile } from '../../files/fileLocation.ts'
import { isOtherProgram, notFound, type Opening, type Target } from './openings.ts'
import { hasPage, isListed } from './pageList.ts'
import { perform } from './perform.ts'
import type { Registry } from './registry.ts'
import { useRegistry } from './RegistryContext.tsx'

/** A window or, where none shows the target, a tab of its own. A phone prefers pages to windows. */
export function useOpen(): (target: Target | PlacedFile) => void {
  const registry = useRegistry()
  const dispatch = useDispatch()
  const services = useServices()
  return useCallback(
    (target) => {
      const isPhone = services.phone.matches()
      const opening = openingIn(target, registry, isPhone)
      const page = opening.type === 'page/followed' ? opening.page : null
      // A program such as the one for mail opens beside the page; a tab for it would stay empty.
      const isInTab = page && !isPhone && !isOtherProgram(page.href)
      perform(isInTab ? { type: 'page/followed', page: { ...page, isOutside: true } } : opening, {
        services,
        dispatch,
      })
    },
    [registry, dispatch, services],
  )
}

function openingIn(target: Target | PlacedFile, registry: Registry, isPhone: boolean): Opening {
  if ('address' in target) {
    const location = locationOfFile(target)
    const action = location === null ? null : registry.openLink(location)
    // Whoever asks for a file by its name wants it, also where no app shows it.
    return action ?? { type: 'page/followed', page: { href: hrefOf(target.path), isOutside: true } }
  }
  const page = isPhone ? registry.pageOf(target) : null
  return page ? { type: 'page/followed', page } : registry.openingOf(target)
}

/** Opens what a link in a text leads to once it is known that the page exists, or else a message. */
export function useOpenIfThere(open: (action: OpenAction) => void): (action: OpenAction) => void {
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
      void hasPage(location.path, registry, data).then((isThere) => {
        pending.current.delete(text)
        open(isThere ? action : notFound(text))
      })
      return undefined
    },
    [open, registry, data],
  )
}
