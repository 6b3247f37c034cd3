/** The window of the file explorer. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'
import { DISK_PATH } from './files/places.ts'

export const myComputer: App = {
  appName: 'My Computer',
  kind: 'ordinary',
  title: 'My Computer',
  icon: 'my-computer',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 260, y: 50 },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
  opens: [DISK_PATH, `${DISK_PATH}/*`],
  desktopIcon: { id: 2 },
  startMenu: 'places',
  words: ['explorer', 'computer', 'files', 'folders', 'disk'],
  load: () => import('./View.tsx'),
}
