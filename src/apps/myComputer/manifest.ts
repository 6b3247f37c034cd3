/** The window of the file explorer. */
import type { AppManifest } from '../../desktop/manifest.ts'
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'

export const myComputer: AppManifest = {
  appName: 'My Computer',
  title: 'My Computer',
  icon: 'my-computer',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 260, y: 50 },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
}
