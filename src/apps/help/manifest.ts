/** The window with the site's own help; which topic it shows is the section of its location. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'

export const help: App = {
  appName: 'Help and Support',
  kind: 'ordinary',
  title: 'Help and Support Center',
  icon: 'help',
  size: { type: 'fixed', width: 720, height: 540 },
  offset: { type: 'xy', x: 120, y: 40 },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
  hasPage: true,
  isHelp: true,
  startMenu: 'places',
  words: ['help', 'support', 'keys', 'how'],
  load: () => import('./View.tsx'),
}
