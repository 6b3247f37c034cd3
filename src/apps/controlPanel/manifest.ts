import { toolApp } from '../host/manifests.ts'

export const controlPanel = toolApp({
  appName: 'Control Panel',
  title: 'Control Panel',
  icon: 'control-panel',
  size: { type: 'fixed', width: 560, height: 340 },
  offset: { type: 'xy', x: 200, y: 80 },
  hasPhoneIcon: true,
  startMenu: 'places',
  words: ['control', 'settings', 'options', 'preferences', 'configure'],
  load: () => import('./View.tsx'),
})
