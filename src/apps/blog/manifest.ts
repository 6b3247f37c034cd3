/** The list of posts as a window. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'

export const blog: App = {
  appName: 'Blog',
  kind: 'ordinary',
  title: 'Blog',
  icon: 'blog',
  size: { type: 'percentage', percentage: 85 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: true,
  maximizeBelow: MAXIMIZE_BELOW,
  hasPage: true,
  desktopIcon: { id: 5 },
  startMenu: 'programs',
  words: ['blog', 'posts', 'articles', 'writing', 'news'],
  load: () => import('./View.tsx'),
}
