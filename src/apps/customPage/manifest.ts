/** A page of the owner's own as a window; which one is the window's location. */
import { customPages } from 'virtual:custom-pages'
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import { PAGE_ICON } from '../../owner/linkedPages.ts'
import type { App } from '../host/app.ts'

export const customPage: App = {
  appName: 'CustomPage',
  kind: 'ordinary',
  title: 'Page',
  icon: PAGE_ICON,
  size: { type: 'percentage', percentage: 85 },
  offset: { type: 'center' },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: true,
  maximizeBelow: MAXIMIZE_BELOW,
  path: null,
  opens: customPages.map(({ path }) => path),
  titleOf: (path) => customPages.find((page) => page.path === path)?.title,
  hasPage: true,
  words: ['page'],
  load: () => import('./View.tsx'),
}
