import { toolApp } from '../host/manifests.ts'

export const calculator = toolApp({
  appName: 'Calculator',
  title: 'Calculator',
  icon: 'calculator',
  size: { type: 'fixed', width: 260, height: 257 },
  offset: { type: 'xy', x: 240, y: 110 },
  resizable: false,
  startMenu: 'allPrograms',
  words: ['calc', 'calculate', 'sum', 'math', 'maths'],
  // The view checks it.
  keptDraft: (state) => state,
  load: () => import('./View.tsx'),
})
