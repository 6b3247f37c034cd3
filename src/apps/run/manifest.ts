/** The small window that opens what is typed into it. */
import type { App } from '../host/app.ts'

export const run: App = {
  appName: 'Run',
  kind: 'ordinary',
  title: 'Run',
  icon: 'run',
  size: { type: 'fixed', width: 347, height: 170 },
  // Above START: what reaches out of the work area is pulled back to its edge.
  offset: { type: 'xy', x: 8, y: 10_000 },
  closeable: true,
  resizable: false,
  multiInstance: false,
  scrollable: false,
  buttons: ['close'],
  noFooterWindow: true,
  startMenu: 'places',
  words: ['run', 'open'],
  load: () => import('./View.tsx'),
}
