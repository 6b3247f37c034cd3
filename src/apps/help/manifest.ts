/** The window with the site's own help; which topic it shows is the section of its location. */
import { toolApp } from '../host/manifests.ts'

export const help = toolApp({
  appName: 'Help and Support',
  title: 'Help and Support Center',
  icon: 'help',
  size: { type: 'fixed', width: 720, height: 540 },
  offset: { type: 'xy', x: 120, y: 40 },
  hasPage: true,
  isHelp: true,
  startMenu: 'places',
  words: ['help', 'support', 'keys', 'how'],
  load: () => import('./View.tsx'),
})
