/** The window of the plain text editor. */
import type { AppManifest } from '../../desktop/manifest.ts'
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'

export const notepad: AppManifest = {
  appName: 'Notepad',
  title: 'Untitled - Notepad',
  icon: 'notepad',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 20, y: 20 },
  closeable: true,
  resizable: true,
  multiInstance: true,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
}
