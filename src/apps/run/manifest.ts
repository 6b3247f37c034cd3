import { toolApp } from '../host/manifests.ts'

export const run = toolApp({
  appName: 'Run',
  title: 'Run',
  icon: 'run',
  size: { type: 'fixed', width: 347, height: 170 },
  // Above START: what reaches out of the work area is pulled back to its edge.
  offset: { type: 'xy', x: 8, y: 10_000 },
  resizable: false,
  buttons: ['close'],
  noFooterWindow: true,
  startMenu: 'places',
  words: ['run', 'open'],
  load: () => import('./View.tsx'),
})
