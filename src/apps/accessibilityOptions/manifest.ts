import { toolApp } from '../host/manifests.ts'

export const accessibilityOptions = toolApp({
  appName: 'Accessibility Options',
  title: 'Accessibility Options',
  icon: 'programs-access',
  size: { type: 'fixed', width: 400, height: 380 },
  offset: { type: 'xy', x: 280, y: 120 },
  words: ['a11y', 'quiet', 'motion'],
  load: () => import('./View.tsx'),
})
