import { toolApp } from '../host/manifests.ts'

export const paint = toolApp({
  appName: 'Paint',
  title: 'untitled - Paint',
  icon: 'paint',
  size: { type: 'fixed', width: 680, height: 540 },
  offset: { type: 'xy', x: 100, y: 30 },
  multiInstance: true,
  startMenu: 'allPrograms',
  words: ['mspaint', 'pbrush', 'paint', 'draw', 'drawing', 'painting'],
  // The view checks it (kept.ts).
  keptDraft: (picture) => picture,
  recentTitle: (picture) => (picture as { readonly title?: string } | null)?.title,
  load: () => import('./View.tsx'),
})
