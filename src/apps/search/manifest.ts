/** The window that searches the site. */
import { toolApp } from '../host/manifests.ts'

export const search = toolApp({
  appName: 'Search',
  title: 'Search Results',
  icon: 'search',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 160, y: 40 },
  isSearch: true,
  startMenu: 'places',
  words: ['search', 'find'],
  keptDraft: (query) => (typeof query === 'string' ? query : undefined),
  load: () => import('./View.tsx'),
})
