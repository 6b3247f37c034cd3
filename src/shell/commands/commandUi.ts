/** Runs commands, and holds the context menu or switcher that they open, one at a time. */
import { type DeskParts, type Effect, perform } from '../../apps/host/perform.ts'
import { handedDown } from '../../base/kit/handedDown.ts'
import { createEmitter } from '../../base/kit/emitter.ts'
import type { Services } from '../../base/services/services.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { type DesktopCommand, effectsOf, type MenuTarget } from '../../desktop/commands.ts'
import type { FocusTarget } from '../../desktop/focusTarget.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { FocusRegistry } from '../../ui/focus/focusRegistry.ts'
import type { MenuRequest } from '../../ui/menu/menuRequest.ts'
import { regionsAfter } from './regions.ts'
import { openSwitcher, stepSwitcher, type SwitcherState } from './windowSwitcher.ts'

export type CommandView =
  /** @property request null: opened by its shortcut */
  | { readonly type: 'menu'; readonly target: MenuTarget; readonly request: MenuRequest | null }
  | ({ readonly type: 'switcher' } & SwitcherState)

export interface CommandUi {
  view(): CommandView | null
  subscribe(listener: () => void): () => void
  /** Does nothing if the command is unavailable. Returns whether it ran. */
  run(command: DesktopCommand, id: WindowId | null): boolean
  /** @param tell receives a confirmation of effects that are otherwise invisible */
  perform(effect: Effect, tell?: (words: string) => void): void
  openMenu(target: MenuTarget, request: MenuRequest | null): void
  stepSwitcher(by: 1 | -1): void
  /** Calls `listener` to open or close START. Returns a function that ends the subscription. */
  onStartMenu(listener: () => void): () => void
  close(): void
  choose(id?: WindowId): void
}

export const [CommandProvider, useCommands] = handedDown<CommandUi>(
  'useCommands',
  'a CommandProvider',
)

export interface CommandHost extends Pick<DeskParts, 'steer' | 'refresh'> {
  readonly store: {
    readonly getState: () => DesktopState
    readonly dispatch: (action: DesktopAction) => void
  }
  readonly services: Pick<Services, 'navigation' | 'storage'>
  readonly focus: Pick<FocusRegistry, 'holder' | 'send'>
}

export function createCommandUi(host: CommandHost): CommandUi {
  const { store, services, focus, steer, refresh } = host
  const changes = createEmitter()
  const startToggles = createEmitter()
  let view: CommandView | null = null

  const show = (next: CommandView | null): void => {
    if (view === next) return
    view = next
    changes.emit()
  }
  const stepInSwitcher = (by: 1 | -1): void => {
    const next =
      view?.type === 'switcher' ? stepSwitcher(view, by) : openSwitcher(store.getState(), by)
    show({ type: 'switcher', ...next })
  }
  const desk: DeskParts = {
    steer,
    refresh,
    stepSwitcher: stepInSwitcher,
    leaveRegion(by) {
      const holder = focus.holder() as FocusTarget | null
      regionsAfter(holder, by, store.getState()).some((target) => focus.send(target))
    },
    openWindowMenu: (id) => show({ type: 'menu', target: { type: 'window', id }, request: null }),
    toggleStartMenu() {
      show(null)
      startToggles.emit()
    },
  }
  const carryOut: CommandUi['perform'] = (effect, tell) =>
    perform(effect, { services, dispatch: store.dispatch, tell, desk })
  return {
    view: () => view,
    subscribe: changes.subscribe,
    run(command, id) {
      const effects = effectsOf(command, store.getState(), id)
      // A key means the desktop: a menu that stayed open would lie above what the key shows.
      if (effects.length > 0 && view?.type === 'menu') show(null)
      for (const effect of effects) carryOut(effect)
      return effects.length > 0
    },
    perform: carryOut,
    openMenu: (target, request) => show({ type: 'menu', target, request }),
    stepSwitcher: stepInSwitcher,
    onStartMenu: startToggles.subscribe,
    close: () => show(null),
    choose(id) {
      if (view?.type !== 'switcher') return
      const wanted = id ?? view.ids[view.chosen]
      show(null)
      if (wanted !== undefined) store.dispatch({ type: 'window/focused', id: wanted })
    },
  }
}
