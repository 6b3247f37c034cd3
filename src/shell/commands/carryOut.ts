/** Does what the commands of the desktop and its icons have answered with. */
import { copyLink } from '../../apps/host/copyLink.ts'
import type { Services } from '../../base/services/services.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { CommandUi } from './commandUi.ts'
import type { ThingEffect } from './thingCommands.ts'

export interface Carrier {
  readonly store: { readonly dispatch: (action: DesktopAction) => void }
  readonly services: Pick<Services, 'clipboard' | 'navigation' | 'storage'>
  readonly commands: Pick<CommandUi, 'refresh'>
}

export function carryOut(effect: ThingEffect, { store, services, commands }: Carrier): void {
  switch (effect.type) {
    case 'page/followed':
      return services.navigation.follow(effect.page)
    case 'link/copied':
      return copyLink(effect.href, services, store.dispatch)
    case 'desktop/refreshed':
      return commands.refresh()
    case 'desktop/remembered':
      return services.storage.write({ remembersDesk: effect.isWanted ? true : undefined })
    default:
      store.dispatch(effect)
  }
}
