import { toolApp } from '../host/manifests.ts'

export const sounds = toolApp({
  appName: 'Sounds and Audio Devices',
  title: 'Sounds and Audio Devices Properties',
  icon: 'speaker',
  size: { type: 'fixed', width: 360, height: 412 },
  offset: { type: 'xy', x: 300, y: 140 },
  resizable: false,
  buttons: ['close'],
  purpose: 'sounds',
  words: ['volume', 'loudness', 'mmsys'],
  load: () => import('./View.tsx'),
})
