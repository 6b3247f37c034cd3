/** Lets a window that Back or Forward has opened replace the closed one. */
import type { WindowId } from '../desktop/state.ts'
import { inherit } from './deskMemory.ts'
import type { DeskMemory, Stop, Visit } from './deskState.ts'

/** The reopened window has the drafts of the closed one, and all stops of the journey that led to it. */
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
