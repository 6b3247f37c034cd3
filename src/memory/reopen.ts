import type { WindowId } from '../desktop/state.ts'
import { inherit } from './deskMemory.ts'
import type { DeskMemory, Stop, Visit } from './deskState.ts'

/** Gives the reopened window the drafts and the stops of the closed one. */
export function reopen(memory: DeskMemory, closed: WindowId, opened: WindowId): void {
  inherit(memory, closed, opened)
  const renamed = (visit: Visit): Visit => (visit.id === closed ? { ...visit, id: opened } : visit)
  const renamedStop = (stop: Stop): Stop =>
    typeof stop === 'object' && stop !== null ? renamed(stop) : stop
  memory.setState(({ journey }) =>
    journey
      ? {
          journey: {
            ...journey,
            stops: journey.stops.map(renamedStop),
            minimized: journey.minimized.map(renamed),
          },
        }
      : {},
  )
}
