/** A window that Back or Forward has opened takes the place of the closed one that it stands for. */
import { inheritDrafts } from '../../apps/host/drafts.ts'
import { forgetReopened } from '../../apps/host/recents.ts'
import type { WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { memoryOf, succeed } from './historyMemory.ts'

/** It has what was typed into the closed window, and its entries; START lists that no longer. */
export function inherit(closed: WindowId, opened: WindowId, store: DesktopStore): void {
  succeed(memoryOf(store), closed, opened)
  inheritDrafts(store, closed, opened)
  forgetReopened(store, closed)
}
