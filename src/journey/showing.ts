/** Shows what an entry of the history represents, without recording steps. */
import type { DesktopAction } from '../desktop/actions.ts'
import { windowById } from '../desktop/selectors.ts'
import type { Visit } from '../memory/deskState.ts'
import { reopen } from '../memory/deskMemory.ts'
import type { Present } from './followed.ts'
import { settled, stopAt } from './journey.ts'
import { actionsTo } from './returning.ts'
import { isSameStop, isVisit } from './stops.ts'

/** Show Desktop, or its undoing. */
export const SHOW_DESKTOP = { type: 'windows/setAsideToggled' } as const satisfies DesktopAction

export function goHome({ act, phone, memory }: Present): void {
  act(() => (phone ? phone.goHome() : memory.desktop.dispatch({ type: 'desktop/focused' })))
}

/** The current entry then represents what is actually shown. */
export function show(stop: Visit | null, present: Present): void {
  const { memory, registry, phone, journey, put, look, act } = present
  const { desktop } = memory
  const before = desktop.getState()
  if (!isSameStop(look().front ?? null, stop) || look().front === undefined) {
    const actions = stop
      ? actionsTo(stop, before, { ...registry, closed: memory.getState().closed })
      : []
    if (actions.length === 0) goHome(present)
    const comesBack = !phone && before.setAside !== undefined && actions.length > 0
    act(() => [...(comesBack ? [SHOW_DESKTOP] : []), ...actions].forEach(desktop.dispatch))
  }
  const { front } = look()
  if (stop && front && !windowById(before, front.id)) reopen(memory, stop.id, front.id)
  put(settled(journey(), front))
}

/** Shows the stop of the current entry, or looks up its address. */
export function arrive(present: Present): void {
  const { journey, ask, onReturn } = present
  const stop = stopAt(journey(), journey().at)
  if (stop === 'address') return ask()
  show(stop, present)
  const now = stopAt(journey(), journey().at)
  return isVisit(now) ? onReturn(now.id) : undefined
}
