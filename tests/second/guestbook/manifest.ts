/** An app that the site does not have, for tests of what adding one takes. */
import type { App } from '../../../src/apps/host/app.ts'

export const guestbook: App = {
  appName: 'Guestbook',
  kind: 'ordinary',
  label: 'Guest Book',
  title: 'Guest Book - Meadow',
  icon: 'edit',
  size: { type: 'fixed', width: 400, height: 300 },
  offset: { type: 'xy', x: 40, y: 40 },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  desktopIcon: { id: 40 },
  startMenu: 'programs',
  words: ['guestbook'],
  load: () => import('./View.tsx'),
}
