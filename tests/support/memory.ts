/** A desk's memory without a page around it. */
import type { Registry } from '../../src/apps/host/registry.ts'
import { createDesktopStore } from '../../src/desktop/store/store.ts'
import { createDeskMemory } from '../../src/memory/deskMemory.ts'
import type { DeskMemory } from '../../src/memory/deskState.ts'
import { restoreSession } from '../../src/memory/session/session.ts'
import { VIEWPORT } from './builders.ts'
import { REGISTRY } from './registry.ts'

export const NO_DESK = { read: () => null, isWanted: () => false, write: () => true }

/** @param kept the text of the tab's session, or that of an earlier visit */
export function aMemory(
  kept: { readonly session?: string | null; readonly desk?: string | null } = {},
  {
    registry = REGISTRY,
    viewport = VIEWPORT,
  }: { registry?: Registry; viewport?: typeof VIEWPORT } = {},
): DeskMemory {
  const { manifests, icons } = registry
  const memory = createDeskMemory(createDesktopStore({ manifests, icons, viewport }), registry)
  const session = { read: () => kept.session ?? null, write: () => 'kept' as const }
  restoreSession({ memory, session, desk: { ...NO_DESK, read: () => kept.desk ?? null } })
  return memory
}
