/** The window of the look-alike browser. */
import { toolApp } from '../host/manifests.ts'
import { INITIAL_BROWSER, keptBrowser, titleOf } from './search/model.ts'
import { arrivedAt, BROWSER_PATH } from './search/places.ts'

export const internetExplorer = toolApp({
  appName: 'Internet Explorer',
  title: titleOf(INITIAL_BROWSER),
  titleOf: (path) => titleOf(arrivedAt(INITIAL_BROWSER, path)),
  icon: 'internet',
  size: { type: 'fixed', width: 700, height: 500 },
  offset: { type: 'xy', x: 20, y: 20 },
  multiInstance: true,
  opens: [`${BROWSER_PATH}/search/:query`],
  startMenu: 'allPrograms',
  words: ['iexplore', 'internet', 'browser', 'web', 'search'],
  keptDraft: keptBrowser,
  load: () => import('./View.tsx'),
})
