import { toolApp } from '../host/manifests.ts'

export const dateAndTime = toolApp({
  appName: 'Date and Time',
  title: 'Date and Time Properties',
  icon: 'date-time',
  size: { type: 'fixed', width: 436, height: 408 },
  offset: { type: 'xy', x: 340, y: 120 },
  resizable: false,
  buttons: ['close'],
  purpose: 'clock',
  words: ['timedate', 'calendar', 'clock'],
  load: () => import('./View.tsx'),
})
