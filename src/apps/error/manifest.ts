/** The window of the message dialog: as many as there are messages, none on the taskbar. */
import type { AppManifest } from '../../desktop/manifest.ts'

export const errorDialog: AppManifest = {
  appName: 'Error',
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
}
