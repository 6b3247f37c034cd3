/** Saved sessions are untrusted: windows that break a rule of the desktop are left out. */
import type { Draft } from 'immer'
import type { DesktopAction } from '../actions.ts'
import type { Manifests } from '../manifest.ts'
import type { AppWindow, DesktopState, KeptWindow } from '../state.ts'
import { newWindow } from './opening.ts'

type DesktopDraft = Draft<DesktopState>
type SessionRestored = Extract<DesktopAction, { type: 'session/restored' }>

export const MOST_RESTORED = 50

/** Does nothing once a window has been opened, since its id may be the same as a saved one. */
export function restoreSession(
  draft: DesktopDraft,
  { windows, focusing, nextAppID = 1 }: SessionRestored,
  manifests: Manifests,
): void {
  if (draft.nextAppID > 1) return
  for (const kept of windows.slice(-MOST_RESTORED)) {
    const window = restored(kept, draft, manifests)
    if (!window) continue
    draft.apps.push(window as Draft<AppWindow>)
    draft.appOrder.push(window.id)
    draft.nextAppID = Math.max(draft.nextAppID, Number(window.id) + 1)
  }
  draft.nextAppID = Math.max(draft.nextAppID, nextAppID)
  // Ids increase in order of opening.
  draft.apps.sort((a, b) => Number(a.id) - Number(b.id))
  const isShown = draft.apps.some((window) => !window.minimized)
  draft.focusing = focusing === 'WINDOW' && isShown ? 'WINDOW' : 'DESKTOP'
}

function restored(
  kept: KeptWindow,
  state: DesktopDraft,
  manifests: Manifests,
): AppWindow | undefined {
  const manifest = manifests.get(kept.appName)
  if (manifest?.kind !== 'ordinary' || !/^[1-9]\d{0,8}$/.test(kept.id)) return undefined
  const isTaken = state.apps.some(
    ({ id, appName }) => id === kept.id || (appName === kept.appName && !manifest.multiInstance),
  )
  if (isTaken) return undefined
  const { location, size, offset, snapped } = kept
  const opened = newWindow(manifest, state, {
    ...(location !== undefined && { location }),
    size,
    offset,
  })
  const isThere = location !== undefined && opened.location?.path === location.path
  return {
    ...opened,
    id: kept.id,
    header: { ...opened.header, title: isThere ? kept.title : opened.header.title },
    minimized: kept.minimized,
    maximized: manifest.resizable && kept.maximized,
    ...(manifest.resizable && snapped !== undefined && { snapped }),
  }
}
