import type { AppWindow } from '../../desktop/state.ts'

/** For buttons without text, since an icon identifies an app but no window. */
export function groupedByApp(windows: readonly AppWindow[]): readonly AppWindow[] {
  const apps = [...new Set(windows.map((window) => window.appName))]
  return apps.flatMap((appName) => windows.filter((window) => window.appName === appName))
}
