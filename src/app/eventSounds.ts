/** The sounds of the desktop's events. Their code is loaded once one besides the error's is switched on. */
import { lazyModule } from '../base/services/loading/lazyModule.ts'
import { report } from '../base/services/report.ts'
import type { Services } from '../base/services/services.ts'
import type { DeskMemory } from '../memory/deskState.ts'

const hearing = lazyModule(() => import('./hearing.ts'))

/** For as long as the page lives. */
export function soundWhenWanted(services: Services, memory: DeskMemory): void {
  const { read, subscribe } = services.storage
  const isWanted = (): boolean => !['', 'error'].includes(read().sounds)
  const hear = (isStart: boolean): void => {
    hearing.load().then(
      ({ hearEvents }) => hearEvents(services, memory, isStart),
      (error: unknown) => report('The sounds failed to load', error),
    )
  }
  if (isWanted()) return hear(true)
  const end = subscribe(() => {
    if (!isWanted()) return
    end()
    hear(false)
  })
}
