import { toolApp } from '../host/manifests.ts'
import { BROWSER_PATH, keptBrowser, titleAt } from './search/model.ts'

export const internetExplorer = toolApp({
  appName: 'Internet Explorer',
  title: titleAt(BROWSER_PATH),
  titleOf: titleAt,
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
