/** The About page as a window. */
import type { AppManifest } from '../../desktop/manifest.ts'
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'

export const about: AppManifest = {
  appName: 'About',
  title: 'About',
  icon: 'about',
  size: { type: 'percentage', percentage: 85 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: true,
  maximizeBelow: MAXIMIZE_BELOW,
}
