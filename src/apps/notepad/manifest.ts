import { toolApp } from '../host/manifests.ts'
import { firstWords, keptNote } from './draft.ts'

export const notepad = toolApp({
  appName: 'Notepad',
  title: 'Untitled - Notepad',
  icon: 'notepad',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 20, y: 20 },
  multiInstance: true,
  // Files to read, as in files/fileLocation.ts.
  opens: ['/notepad/*'],
  desktopIcon: { id: 3 },
  startMenu: 'programs',
  words: ['notepad', 'text', 'editor', 'notes'],
  keptDraft: keptNote,
  recentTitle: firstWords,
  load: () => import('./View.tsx'),
})
