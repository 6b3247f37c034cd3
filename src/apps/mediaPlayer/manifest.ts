/** The window that plays one sound of the site. */
import type { App } from '../host/app.ts'

export const mediaPlayer: App = {
  appName: 'Media Player',
  kind: 'ordinary',
  title: 'Media Player',
  icon: 'media-player',
  size: { type: 'fixed', width: 360, height: 300 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  // As in host/fileLocation.ts.
  opens: ['/media-player/*'],
  words: ['wmplayer', 'sound', 'music', 'audio'],
  load: () => import('./View.tsx'),
}
