/** The window in which a visitor writes to the owner: E-mail and Contact in START. */
import { toolApp } from '../host/manifests.ts'
import { keptLetter, nameOfLetter } from './letter.ts'

export const mail = toolApp({
  appName: 'Mail',
  title: 'New Message',
  icon: 'mail',
  size: { type: 'fixed', width: 560, height: 420 },
  offset: { type: 'xy', x: 140, y: 80 },
  purpose: 'mail',
  words: ['mail', 'email', 'contact', 'message', 'write', 'msimn', 'outlook'],
  keptDraft: keptLetter,
  recentTitle: nameOfLetter,
  load: () => import('./View.tsx'),
})
