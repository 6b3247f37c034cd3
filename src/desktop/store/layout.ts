/** Layouts are untrusted: windows that break a rule of the desktop are left out. */
import type { Draft } from 'immer'
import type { Manifests } from '../manifest.ts'
import { workAreaOf } from '../placement.ts'
import { type AppWindow, type DesktopState, type LayoutWindow, MOST_IN_LAYOUT } from '../state.ts'
import { canShow } from '../locations.ts'
import { focusDesktop } from './icons.ts'
import { newWindow } from './opening.ts'

type DesktopDraft = Draft<DesktopState>

/** An empty layout closes all windows. The id counter is not reset. */
export function openLayout(
  draft: DesktopDraft,
  { windows }: { readonly windows: readonly LayoutWindow[] },
  manifests: Manifests,
): void {
  if (draft.apps.length > 0) {
    draft.apps = []
    draft.appOrder = []
  }
  delete draft.setAside
  focusDesktop(draft)
  for (const placed of windows.slice(-MOST_IN_LAYOUT)) {
    const window = opened(placed, draft, manifests)
    if (!window) continue
    draft.apps.push(window as Draft<AppWindow>)
    draft.appOrder.push(window.id)
    draft.nextAppID += 1
  }
  if (draft.apps.some(({ minimized }) => !minimized)) draft.focusing = 'WINDOW'
}

function opened(
  { appName, location, box, states }: LayoutWindow,
  draft: DesktopDraft,
  manifests: Manifests,
): AppWindow | undefined {
  const manifest = manifests.get(appName)
  if (manifest?.kind !== 'ordinary' || !canShow(manifest, location.path)) return undefined
  const isOpen = draft.apps.some((window) => window.appName === appName)
  if (isOpen && !manifest.multiInstance) return undefined
  const area = workAreaOf(draft.viewport)
  const window = newWindow(manifest, draft, {
    location,
    size: {
      type: 'fixed',
      width: Math.round((box.width * area.width) / 100),
      height: Math.round((box.height * area.height) / 100),
    },
    offset: {
      type: 'xy',
      x: Math.round((box.x * area.width) / 100),
      y: Math.round((box.y * area.height) / 100),
    },
  })
  const snapped = states.find((state) => state === 'left' || state === 'right')
  return {
    ...window,
    minimized: states.includes('minimized'),
    maximized: manifest.resizable && (window.maximized || states.includes('maximized')),
    ...(manifest.resizable && snapped && { snapped }),
  }
}
