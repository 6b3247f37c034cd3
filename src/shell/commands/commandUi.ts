/**
 * Performs commands, and holds what they show: a context menu or the switcher, one at a time.
 * Knows no element.
 */
import {
  commandById,
  effectsOf,
  type CommandEffect,
  type CommandId,
  type MenuTarget,
} from '../../desktop/commands.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { autoArranged, sortedIcons } from '../../desktop/arranging.ts'
import type { DesktopState, IconArrangement, WindowId } from '../../desktop/state.ts'
import type { MenuRequest } from '../../ui/menu/menuRequest.ts'
import { openSwitcher, stepSwitcher, type SwitcherState } from './windowSwitcher.ts'

export type CommandView =
  /** @property request null: opened by its shortcut, wherever the focus is */
  | { readonly type: 'menu'; readonly target: MenuTarget; readonly request: MenuRequest | null }
  | ({ readonly type: 'switcher' } & SwitcherState)

export interface CommandUi {
  /** What is shown now, or null. */
  view(): CommandView | null
  subscribe(listener: () => void): () => void
  /** Does nothing if the command is not available. @returns whether it did anything */
  perform(command: CommandId, id: WindowId | null): boolean
  openMenu(target: MenuTarget, request: MenuRequest | null): void
  /** Calls `listener` when START is to open or close. Returns what ends the subscription. */
  onStartMenu(listener: () => void): () => void
  /** Hides the menu or the switcher, without choosing anything. */
  close(): void
  /** Paints the desktop anew. */
  refresh(): void
  /** Goes to the window chosen in the switcher, or to this one of its list. */
  choose(id?: WindowId): void
}

export interface CommandHost {
  /** Paints the desktop anew. */
  refresh(): void
  readonly store: {
    readonly getState: () => DesktopState
    readonly dispatch: (action: DesktopAction) => void
  }
  /** Makes the arrow keys move or resize the window. */
  steer(id: WindowId, part: 'move' | 'size'): void
}

export function createCommandUi({ store, steer, refresh }: CommandHost): CommandUi {
  const listeners = new Set<() => void>()
  const startListeners = new Set<() => void>()
  let view: CommandView | null = null

  const show = (next: CommandView | null): void => {
    if (view === next) return
    view = next
    for (const listener of [...listeners]) listener()
  }
  const openMenu: CommandUi['openMenu'] = (target, request) =>
    show({ type: 'menu', target, request })
  const arrange = (arrangement: IconArrangement): void =>
    store.dispatch({ type: 'icons/arranged', arrangement })
  const carryOut = (effect: CommandEffect): void => {
    switch (effect.type) {
      case 'switcher/stepped': {
        const next =
          view?.type === 'switcher'
            ? stepSwitcher(view, effect.by)
            : openSwitcher(store.getState(), effect.by)
        return show({ type: 'switcher', ...next })
      }
      case 'windowMenu/opened':
        return openMenu({ type: 'window', id: effect.id }, null)
      case 'startMenu/toggled': {
        show(null)
        for (const listener of [...startListeners]) listener()
        return
      }
      case 'icons/sorted':
        return arrange(sortedIcons(store.getState(), effect.by))
      case 'icons/autoArrangeToggled': {
        const state = store.getState()
        return arrange(autoArranged(state, !state.arrangement.auto))
      }
      case 'window/steered':
        return steer(effect.id, effect.part)
      default:
        return store.dispatch(effect)
    }
  }
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    perform(name, id) {
      const effects = effectsOf(commandById(name), store.getState(), id)
      for (const effect of effects) carryOut(effect)
      return effects.length > 0
    },
    openMenu,
    onStartMenu(listener) {
      startListeners.add(listener)
      return () => startListeners.delete(listener)
    },
    close: () => show(null),
    refresh,
    choose(id) {
      if (view?.type !== 'switcher') return
      const wanted = id ?? view.ids[view.chosen]
      show(null)
      if (wanted !== undefined) store.dispatch({ type: 'window/focused', id: wanted })
    },
  }
}
