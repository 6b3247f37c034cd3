/** The lists of posts as a window: all posts, those with a tag, those of a category. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import { LIST_PATTERNS } from '../../owner/paths.ts'
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
  opens: LIST_PATTERNS,
  hasPage: true,
  desktopIcon: { id: 5 },
  startMenu: 'programs',
  words: ['blog', 'posts', 'articles', 'writing', 'news'],
  load: () => import('./View.tsx'),
}
