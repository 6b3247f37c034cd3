/** The assistant's window: always there once opened, in the corner above the clock. */
import type { AppManifest } from '../../desktop/manifest.ts'

export const assistant: AppManifest = {
  appName: 'Assistant',
  title: 'Assistant',
  icon: 'assistant',
  size: { type: 'fixed', width: 416, height: 624 },
  offset: { type: 'right', bottom: 0, right: 0 },
  closeable: false,
  resizable: true,
  multiInstance: false,
  scrollable: false,
}
