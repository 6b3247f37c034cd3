/** One post as a window; which one is the window's location. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import { postPath } from '../../owner/paths.ts'
import type { App } from '../host/app.ts'

export const blogPost: App = {
  appName: 'BlogPost',
  kind: 'ordinary',
  title: 'Blog',
  icon: 'blog-post',
  size: { type: 'percentage', percentage: 85 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: true,
  maximizeBelow: MAXIMIZE_BELOW,
  path: null,
  opens: [postPath(':slug')],
  hasPage: true,
  words: ['post', 'article'],
  load: () => import('./View.tsx'),
}
