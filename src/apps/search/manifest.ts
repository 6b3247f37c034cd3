/** The window that searches the site. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'

export const search: App = {
  appName: 'Search',
  kind: 'ordinary',
  title: 'Search Results',
  icon: 'search',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 160, y: 40 },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
  isSearch: true,
  startMenu: 'places',
  words: ['search', 'find'],
  keptDraft: (query) => (typeof query === 'string' ? query : undefined),
  load: () => import('./View.tsx'),
}
