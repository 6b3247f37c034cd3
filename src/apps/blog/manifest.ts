/** The list of posts as a window. */
import type { AppManifest } from '../../desktop/manifest.ts'
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'

export const blog: AppManifest = {
  appName: 'Blog',
  title: 'Blog',
  icon: 'blog',
  size: { type: 'percentage', percentage: 85 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: true,
  maximizeBelow: MAXIMIZE_BELOW,
}
