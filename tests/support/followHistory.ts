/** The desktop with its history, without a page around it. */
import { followDesktop } from '../../src/app/addresses/followDesktop.ts'
import type { BrowserHistory } from '../../src/base/services/browserHistory.ts'
import type { DesktopStore } from '../../src/desktop/store/store.ts'
import { REGISTRY } from './registry.ts'

/** Every page exists, and nobody looks at the title. @returns what ends it */
export function followHistory(store: DesktopStore, history: BrowserHistory): () => void {
  return followDesktop({
    store,
    registry: REGISTRY,
    history,
    setTitle: () => {},
    onReturn: () => {},
    hasPage: () => Promise.resolve(true),
  })
}
