/** The window of the message dialog: as many as there are messages, none on the taskbar. */
import type { App } from '../host/app.ts'

export const errorDialog: App = {
  appName: 'Error',
  kind: 'message',
  title: 'C:\\',
  icon: 'error',
  size: { type: 'fixed', width: 200, height: 100 },
  offset: { type: 'center' },
  closeable: true,
  resizable: false,
  multiInstance: true,
  scrollable: false,
  buttons: ['close'],
  noFooterWindow: true,
  words: [],
  load: () => import('./View.tsx'),
}
