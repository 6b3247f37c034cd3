import { toolApp } from '../host/manifests.ts'

export const displayProperties = toolApp({
  appName: 'Display Properties',
  title: 'Display Properties',
  icon: 'display',
  size: { type: 'fixed', width: 410, height: 464 },
  offset: { type: 'xy', x: 160, y: 60 },
  resizable: false,
  buttons: ['close'],
  purpose: 'display',
  words: [
    ...['display', 'theme', 'scheme', 'colour', 'color', 'wallpaper', 'background'],
    ...['screen saver', 'size', 'zoom', 'contrast', 'appearance', 'olive', 'silver', 'desk'],
  ],
  load: () => import('./View.tsx'),
})
