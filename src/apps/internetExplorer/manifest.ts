/** The window of the look-alike browser. */
import type { AppManifest } from '../../desktop/manifest.ts'
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'

export const internetExplorer: AppManifest = {
  appName: 'Internet Explorer',
  title: 'Internet Explorer',
  icon: 'internet',
  size: { type: 'fixed', width: 700, height: 500 },
  offset: { type: 'xy', x: 20, y: 20 },
  closeable: true,
  resizable: true,
  multiInstance: true,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
}
