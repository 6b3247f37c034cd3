/** Copies links for rows of menus. */
import type { Services } from '../../base/services/services.ts'
import type { OpenAction } from './app.ts'
import { WIDE_MESSAGE } from './properties.ts'

interface CopyHost {
  readonly services: Pick<Services, 'clipboard' | 'navigation'>
  /** Confirms the copy. */
  tell(words: string): void
  open(action: OpenAction): void
}

/**
 * Copies the whole address of a link to the clipboard, and confirms it. If the browser refuses, the address is shown
 * and selected, so that the visitor can copy it by hand.
 * @param href as it stands in a link on this site
 */
export function copyLink(href: string, { services, tell, open }: CopyHost): void {
  const address = services.navigation.wholeAddress(href)
  services.clipboard.copy(address).then(
    () => tell('Link copied.'),
    () => open(notCopied(address)),
  )
}

function notCopied(address: string): OpenAction {
  return {
    type: 'message/shown',
    title: 'Copy link',
    message: 'The browser did not allow the copy.\nThe link is selected: copy it from here.',
    copyable: address,
    tone: 'warning',
    size: WIDE_MESSAGE,
  }
}
