/** The owner's résumé as a window. The app is left out of a site whose owner has written none. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'

export const resume: App = {
  appName: 'Resume',
  kind: 'ordinary',
  title: 'Résumé',
  icon: 'resume',
  size: { type: 'percentage', percentage: 85 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: true,
  maximizeBelow: MAXIMIZE_BELOW,
  hasPage: true,
  label: 'Résumé',
  startMenu: 'programs',
  words: ['resume', 'cv', 'curriculum', 'experience', 'education', 'talks', 'career'],
  load: () => import('./View.tsx'),
}
