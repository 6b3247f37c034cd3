/** The window in which a visitor writes to the owner: E-mail and Contact in START. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { App } from '../host/app.ts'
import { keptLetter, nameOfLetter } from './letter.ts'

export const mail: App = {
  appName: 'Mail',
  kind: 'ordinary',
  title: 'New Message',
  icon: 'mail',
  size: { type: 'fixed', width: 560, height: 420 },
  offset: { type: 'xy', x: 140, y: 80 },
  closeable: true,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  maximizeBelow: MAXIMIZE_BELOW,
  isMail: true,
  words: ['mail', 'email', 'contact', 'message', 'write', 'msimn', 'outlook'],
  keptDraft: keptLetter,
  recentTitle: nameOfLetter,
  load: () => import('./View.tsx'),
}
