/** The window with the site's own help; which topic it shows is the section of its location. */
import { isRunning } from '../../desktop/commands.ts'
import { toolApp } from '../host/manifests.ts'

export const help = toolApp({
  appName: 'Help and Support',
  title: 'Help and Support Center',
  icon: 'help',
  size: { type: 'fixed', width: 720, height: 540 },
  offset: { type: 'xy', x: 120, y: 40 },
  hasPage: true,
  purpose: 'help',
  startMenu: 'places',
  words: ['help', 'support', 'keys', 'how'],
  commands: [
    {
      // The era's key for help, which browsers give up to a page. While text is typed it opens the browser's own help.
      id: 'help',
      title: 'Open Help and Support',
      keys: ['F1'],
      sparesText: true,
      when: isRunning,
      run: () => [{ type: 'app/asked', purpose: 'help' }],
    },
  ],
  load: () => import('./View.tsx'),
})
