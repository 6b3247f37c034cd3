/** The About page as a window. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'

export const about: App = {
  appName: 'About',
  kind: 'ordinary',
  title: 'About',
  icon: 'about',
  size: { type: 'percentage', percentage: 85 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: true,
  maximizeBelow: MAXIMIZE_BELOW,
  hasPage: true,
  desktopIcon: { id: 6 },
  words: ['about', 'profile', 'bio', 'skills', 'projects', 'certifications', 'contact'],
  load: () => import('./View.tsx'),
}
