import { toolApp } from '../host/manifests.ts'
import type { KeptPicture } from './kept.ts'

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
  recentTitle(picture) {
    const { title, isUntouched } = (picture ?? {}) as Partial<KeptPicture>
    return isUntouched ? undefined : title
  },
  load: () => import('./View.tsx'),
})
