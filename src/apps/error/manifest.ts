/** The window of the message dialog: as many as there are messages, none on the taskbar. */
import { toolApp } from '../host/manifests.ts'

export const errorDialog = toolApp({
  appName: 'Error',
  kind: 'message',
  title: 'C:\\',
  icon: 'error',
  size: { type: 'fixed', width: 200, height: 100 },
  offset: { type: 'center' },
  resizable: false,
  multiInstance: true,
  buttons: ['close'],
  noFooterWindow: true,
  words: [],
  load: () => import('./View.tsx'),
})
