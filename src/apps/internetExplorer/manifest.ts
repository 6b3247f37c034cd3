/** The window of the look-alike browser. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'
import { INITIAL_BROWSER, keptBrowser, titleOf } from './search/model.ts'
import { arrivedAt, BROWSER_PATH } from './search/places.ts'

export const internetExplorer: App = {
  appName: 'Internet Explorer',
  kind: 'ordinary',
  title: titleOf(INITIAL_BROWSER),
  titleOf: (path) => titleOf(arrivedAt(INITIAL_BROWSER, path)),
  icon: 'internet',
  size: { type: 'fixed', width: 700, height: 500 },
  offset: { type: 'xy', x: 20, y: 20 },
  closeable: true,
  resizable: true,
  multiInstance: true,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
  opens: [`${BROWSER_PATH}/search/:query`],
  startMenu: 'allPrograms',
  words: ['iexplore', 'internet', 'browser', 'web', 'search'],
  keptDraft: keptBrowser,
  load: () => import('./View.tsx'),
}
