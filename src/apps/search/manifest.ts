import { isRunning } from '../../desktop/commands.ts'
import { toolApp } from '../host/manifests.ts'

export const search = toolApp({
  appName: 'Search',
  title: 'Search Results',
  icon: 'search',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 160, y: 40 },
  purpose: 'search',
  startMenu: 'places',
  words: ['search', 'find'],
  commands: [
    {
      // The chord by which sites are searched; browsers give it up to a page. In a text it belongs to the browser or,
      // on a Mac, deletes the rest of the line.
      id: 'search',
      title: 'Search this site',
      keys: ['Ctrl+K', 'Meta+K'],
      sparesText: true,
      when: isRunning,
      run: () => [{ type: 'app/asked', purpose: 'search' }],
    },
  ],
  keptDraft: (query) => (typeof query === 'string' ? query : undefined),
  load: () => import('./View.tsx'),
})
