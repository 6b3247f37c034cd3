/** The window that shows one picture. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'

export const pictureViewer: App = {
  appName: 'Picture Viewer',
  kind: 'ordinary',
  title: 'Picture Viewer',
  icon: 'pictures',
  size: { type: 'fixed', width: 640, height: 520 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
  // As in host/fileLocation.ts, which is loaded with the first picture.
  opens: ['/picture-viewer/*'],
  words: ['pictures', 'viewer'],
  // Validated by the view (keptAlbum.ts), so that the check loads with it.
  keptDraft: (album) => album,
  load: () => import('./View.tsx'),
}
