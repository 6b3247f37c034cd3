/** Performs the effects that the commands of the desktop and its icons return. */
import { copyLink } from '../../apps/host/copyLink.ts'
import { WIDE_MESSAGE } from '../../apps/host/properties.ts'
import type { Services } from '../../base/services/services.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { CommandUi } from './commandUi.ts'
import type { ContextEffect } from './contextCommands.ts'

export interface EffectContext {
  /** Confirms an effect that nothing else shows. */
  tell(words: string): void
  readonly store: { readonly dispatch: (action: DesktopAction) => void }
  readonly services: Pick<Services, 'clipboard' | 'navigation' | 'storage'>
  readonly commands: Pick<CommandUi, 'refresh'>
}

export function carryOut(effect: ContextEffect, context: EffectContext): void {
  const { store, services, commands } = context
  switch (effect.type) {
    case 'page/followed':
      return services.navigation.follow(effect.page)
    case 'link/copied':
      return copyLink(effect.href, { ...context, open: store.dispatch })
    case 'desktop/refreshed':
      return commands.refresh()
    case 'desktop/remembered':
      return remember(effect, context)
    default:
      store.dispatch(effect)
  }
}

function remember(
  { isWanted, isTold }: Extract<ContextEffect, { type: 'desktop/remembered' }>,
  { services: { storage }, store, tell }: EffectContext,
): void {
  const wasRemembered = storage.read().remembersDesk === true
  storage.write({ remembersDesk: isWanted ? true : undefined })
  if (!isWanted) {
    if (wasRemembered && !isTold) tell('This desk is not remembered any more.')
  } else if (storage.read().remembersDesk) {
    tell('This desk is remembered for your next visit.')
  } else store.dispatch(NOT_REMEMBERED)
}

const NOT_REMEMBERED: DesktopAction = {
  type: 'message/shown',
  title: 'Remember this desk',
  message:
    'This desk cannot be remembered.\nThe browser does not let this site keep anything, or has no room left for it.',
  tone: 'warning',
  size: WIDE_MESSAGE,
}
