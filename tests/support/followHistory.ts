/** The desktop with its history, without a page around it. */
import { followDesktop } from '../../src/app/addresses/followDesktop.ts'
import type { BrowserHistory } from '../../src/base/services/browserHistory.ts'
import type { DeskMemory } from '../../src/memory/deskState.ts'
import { REGISTRY } from './registry.ts'

/** Every page exists, and nobody looks at the title. @returns what ends it */
export function followHistory(memory: DeskMemory, history: BrowserHistory): () => void {
  return followDesktop({
    memory,
    registry: REGISTRY,
    history,
    setTitle: () => {},
    onReturn: () => {},
    hasPage: () => Promise.resolve(true),
  })
}
