/** In which order the taskbar's window buttons stand. Pure. */
import type { AppWindow } from '../../desktop/state.ts'

/**
 * The windows with those of one app side by side: apps in the order of their first windows, windows of
 * an app in the order of opening. Buttons without text stand so, since an icon tells an app but no window.
 */
export function groupedByApp(windows: readonly AppWindow[]): readonly AppWindow[] {
  const apps = [...new Set(windows.map((window) => window.appName))]
  return apps.flatMap((appName) => windows.filter((window) => window.appName === appName))
}
