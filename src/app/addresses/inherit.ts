/** Lets a window that Back or Forward has opened replace the closed one. */
import { inheritDrafts } from '../../apps/host/drafts.ts'
import { forgetReopened } from '../../apps/host/recents.ts'
import type { WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { memoryOf, succeed } from './historyMemory.ts'

/**
 * Gives the reopened window the drafts and history entries of the closed one, and removes that one from My Recent
 * Documents.
 */
export function inherit(closed: WindowId, opened: WindowId, store: DesktopStore): void {
  succeed(memoryOf(store), closed, opened)
  inheritDrafts(store, closed, opened)
  forgetReopened(store, closed)
}
