/** Carries out what commands return, whatever menu or key has run them. */
import { copyText } from '../../base/services/clipboard.ts'
import type { Services } from '../../base/services/services.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { DesktopEffect } from '../../desktop/commands.ts'
import type { WindowId } from '../../desktop/state.ts'
import { wideMessage } from '../../desktop/wideMessage.ts'
import type { PageFollowed } from './openings.ts'

export type Effect =
  | DesktopEffect
  | PageFollowed
  /** @property href as it is written in a link on this site */
  | { readonly type: 'link/copied'; readonly href: string }
  | { readonly type: 'desktop/refreshed' }
  | { readonly type: 'desktop/remembered'; readonly isWanted: boolean }

/** What only the desktop's layout can show; a phone has none of it. */
export interface DeskParts {
  openWindowMenu(id: WindowId): void
  toggleStartMenu(): void
  stepSwitcher(by: 1 | -1): void
  leaveRegion(by: 1 | -1): void
  /** Makes the arrow keys move or resize the window. */
  steer(id: WindowId, part: 'move' | 'size'): void
  refresh(): void
}

export interface EffectHost {
  readonly services: Pick<Services, 'navigation' | 'storage'>
  dispatch(action: DesktopAction): void
  /** Confirms an effect that nothing else shows; absent: nothing tells. */
  readonly tell?: ((words: string) => void) | undefined
  readonly desk?: DeskParts
}

export function perform(effect: Effect, host: EffectHost): void {
  const { services, dispatch, desk } = host
  switch (effect.type) {
    case 'page/followed':
      return services.navigation.follow(effect.page)
    case 'link/copied':
      return copyLink(effect.href, host)
    case 'desktop/remembered':
      return remember(effect, host)
    case 'desktop/refreshed':
      return desk?.refresh()
    case 'switcher/stepped':
      return desk?.stepSwitcher(effect.by)
    case 'region/left':
      return desk?.leaveRegion(effect.by)
    case 'windowMenu/opened':
      return desk?.openWindowMenu(effect.id)
    case 'startMenu/toggled':
      return desk?.toggleStartMenu()
    case 'window/steered':
      return desk?.steer(effect.id, effect.part)
    default:
      dispatch(effect)
  }
}

/** If the browser refuses the copy, the address is shown and selected, so that the visitor can copy it by hand. */
function copyLink(href: string, { services, tell, dispatch }: EffectHost): void {
  const address = services.navigation.wholeAddress(href)
  copyText(address).then(
    () => tell?.('Link copied.'),
    () =>
      dispatch(
        wideMessage(
          'Copy link',
          'The browser did not allow the copy.\nThe link is selected: copy it from here.',
          { tone: 'warning', copyable: address },
        ),
      ),
  )
}

function remember(
  { isWanted }: Extract<Effect, { type: 'desktop/remembered' }>,
  { services: { storage }, dispatch, tell }: EffectHost,
): void {
  const wasRemembered = storage.read().remembersDesk === true
  storage.write({ remembersDesk: isWanted ? true : undefined })
  if (!isWanted) {
    if (wasRemembered) tell?.('This desk is not remembered any more.')
  } else if (storage.read().remembersDesk) {
    tell?.('This desk is remembered for your next visit.')
  } else {
    const message =
      'This desk cannot be remembered.\nThe browser does not let this site keep anything, or has no room left for it.'
    dispatch(wideMessage('Remember this desk', message, { tone: 'warning' }))
  }
}
