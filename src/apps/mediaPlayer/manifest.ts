import { toolApp } from '../host/manifests.ts'

export const mediaPlayer = toolApp({
  appName: 'Media Player',
  title: 'Media Player',
  icon: 'media-player',
  size: { type: 'fixed', width: 360, height: 300 },
  offset: { type: 'center' },
  maximizeBelow: 0,
  // As in files/fileLocation.ts.
  opens: ['/media-player/*'],
  words: ['wmplayer', 'sound', 'music', 'audio'],
  load: () => import('./View.tsx'),
})
