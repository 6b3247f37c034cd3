/**
 * Small desktops for tests. Each builder gives something ordinary and takes what a test is about.
 */
import fc from 'fast-check'
import type { Point, Size } from '../../src/base/geometry/box.ts'
import type { DesktopAction } from '../../src/desktop/actions.ts'
import type { AppManifest, Manifests, WindowManifest } from '../../src/desktop/manifest.ts'
import { reduceDesktop } from '../../src/desktop/store/reducer.ts'
import { initialState } from '../../src/desktop/store/store.ts'
import type { AppWindow, DesktopIcon, DesktopState } from '../../src/desktop/state.ts'

export const VIEWPORT: Size = { width: 1280, height: 800 }

/** A manifest like Notepad's, though it never opens maximized. */
export function aManifest(about: Partial<WindowManifest> = {}): WindowManifest {
  return {
    appName: 'Notepad',
    kind: 'ordinary',
    title: 'Untitled - Notepad',
    icon: 'notepad',
    size: { type: 'fixed', width: 660, height: 500 },
    offset: { type: 'xy', x: 20, y: 20 },
    closeable: true,
    resizable: true,
    multiInstance: true,
    scrollable: false,
    ...about,
  }
}

const COOKIES: AppManifest = {
  appName: 'Cookies',
  kind: 'cookieBanner',
  title: 'Cookies',
  icon: 'cookies',
}

/** One app of each kind that the spec knows, with the settings of its section 9. */
export const MANIFESTS: Manifests = new Map(
  [
    aManifest({ maximizeBelow: 800 }),
    aManifest({
      appName: 'BlogPost',
      title: 'Blog post',
      path: null,
      opens: ['/blog/:slug'],
      size: { type: 'percentage', percentage: 85 },
      offset: { type: 'center' },
      multiInstance: false,
      maximizeBelow: 800,
    }),
    aManifest({
      appName: 'My Computer',
      title: 'My Computer',
      offset: { type: 'xy', x: 260, y: 50 },
      multiInstance: false,
      maximizeBelow: 800,
    }),
    aManifest({
      appName: 'Assistant',
      title: 'Assistant',
      size: { type: 'fixed', width: 416, height: 624 },
      offset: { type: 'right', bottom: 0, right: 0 },
      closeable: false,
      multiInstance: false,
    }),
    aManifest({
      appName: 'Error',
      kind: 'message',
      title: 'C:\\',
      size: { type: 'fixed', width: 200, height: 100 },
      offset: { type: 'center' },
      resizable: false,
      buttons: ['close'],
      noFooterWindow: true,
    }),
    aManifest({ appName: 'Ghost', title: 'Ghost', invisible: true }),
    aManifest({ appName: 'Search', title: 'Search', multiInstance: false, purpose: 'search' }),
    aManifest({ appName: 'Help', title: 'Help', multiInstance: false, purpose: 'help' }),
    COOKIES,
  ].map((manifest) => [manifest.appName, manifest]),
)

export function anIcon(about: Partial<DesktopIcon> = {}): DesktopIcon {
  return { id: 3, icon: 'notepad', title: 'Notepad', appName: 'Notepad', isFocus: false, ...about }
}

export const ICONS: readonly DesktopIcon[] = [
  anIcon({ id: 2, title: 'My Computer', appName: 'My Computer' }),
  anIcon({ id: 3 }),
  anIcon({ id: 4, title: 'Assistant', appName: 'Assistant' }),
]

export function aWindow(about: Partial<AppWindow> = {}): AppWindow {
  return {
    id: '1',
    appName: 'Notepad',
    kind: 'ordinary',
    header: { icon: 'notepad', title: 'Untitled - Notepad' },
    closeable: true,
    minimized: false,
    resizable: true,
    maximized: false,
    multiInstance: true,
    scrollable: false,
    size: { type: 'fixed', width: 300, height: 200 },
    offset: { type: 'xy', x: 100, y: 100 },
    ...about,
  }
}

/** A desktop with these windows, bottom to top, the focus on windows. */
export function aDesktop(
  windows: readonly AppWindow[] = [],
  about: Partial<DesktopState> = {},
): DesktopState {
  return {
    ...initialState(ICONS, VIEWPORT),
    apps: windows,
    appOrder: windows.map((window) => window.id),
    nextAppID: windows.length + 1,
    focusing: 'WINDOW',
    ...about,
  }
}

/** The state after actions, one after another, with the apps of MANIFESTS. */
export function after(state: DesktopState, ...actions: readonly DesktopAction[]): DesktopState {
  return actions.reduce((before, action) => reduceDesktop(before, action, MANIFESTS), state)
}

/** An empty desktop after these apps were opened in turn. */
export function withApps(...appNames: readonly string[]): DesktopState {
  return after(
    initialState(ICONS, VIEWPORT),
    ...appNames.map((appName) => ({ type: 'app/added' as const, appName })),
  )
}

export function aWindowAt(id: string, origin: Point, size: Size): AppWindow {
  return aWindow({ id, size: { type: 'fixed', ...size }, offset: { type: 'xy', ...origin } })
}

const length = (max: number) => fc.integer({ min: 40, max })

/** Random windows of every sort that a scene tells apart, for a viewport of the given size. */
export function someWindows(viewport: Size, count: number): fc.Arbitrary<AppWindow[]> {
  const one = fc.record({
    width: length(viewport.width),
    height: length(viewport.height),
    x: fc.nat(viewport.width),
    y: fc.nat(viewport.height),
    kind: fc.constantFrom('plain', 'plain', 'plain', 'plain', 'ghost', 'minimized', 'maximized'),
  })
  return fc.array(one, { maxLength: count }).map((windows) =>
    windows.map(({ width, height, x, y, kind }, index) => ({
      ...aWindowAt(String(index + 1), { x, y }, { width, height }),
      minimized: kind === 'minimized',
      maximized: kind === 'maximized',
      header: { icon: 'notepad', title: 'Notes', ...(kind === 'ghost' && { invisible: true }) },
    })),
  )
}
