/** The window of the plain text editor. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'
import { firstWords, keptNote } from './draft.ts'

export const notepad: App = {
  appName: 'Notepad',
  kind: 'ordinary',
  title: 'Untitled - Notepad',
  icon: 'notepad',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 20, y: 20 },
  closeable: true,
  resizable: true,
  multiInstance: true,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
  // Files to read, as in host/fileLocation.ts.
  opens: ['/notepad/*'],
  desktopIcon: { id: 3 },
  startMenu: 'programs',
  words: ['notepad', 'text', 'editor', 'notes'],
  keptDraft: keptNote,
  recentTitle: firstWords,
  load: () => import('./View.tsx'),
}
