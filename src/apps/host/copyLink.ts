/** Copies links for rows of menus, which show no outcome. */
import type { Services } from '../../base/services/services.ts'
import type { OpenAction } from './app.ts'

/**
 * Puts the whole address of a link on the clipboard. Where the browser denies that, the address is shown, so that the
 * visitor can copy it by hand.
 * @param href as it stands in a link on this site
 */
export function copyLink(
  href: string,
  { clipboard, navigation }: Pick<Services, 'clipboard' | 'navigation'>,
  open: (action: OpenAction) => void,
): void {
  const address = navigation.wholeAddress(href)
  clipboard.copy(address).catch(() => {
    const message = `The link could not be copied:\n${address}`
    open({ type: 'message/shown', title: 'Copy link', message })
  })
}
