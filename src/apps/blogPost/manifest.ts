/** One post as a window; which one and its title come with the action that opens it. */
import type { AppManifest } from '../../desktop/manifest.ts'
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'

export const blogPost: AppManifest = {
  appName: 'BlogPost',
  title: 'Blog',
  icon: 'blog-post',
  size: { type: 'percentage', percentage: 85 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: true,
  maximizeBelow: MAXIMIZE_BELOW,
}
