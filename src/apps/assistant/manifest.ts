/** The assistant's window, in the corner above the clock. Once it is open it stays open. */
import { assistantName } from '../../owner/assistantName.ts'
import { toolApp } from '../host/manifests.ts'

export const assistant = toolApp({
  appName: 'Assistant',
  title: assistantName,
  icon: 'assistant',
  size: { type: 'fixed', width: 416, height: 624 },
  offset: { type: 'right', bottom: 0, right: 0 },
  maximizeBelow: 0,
  closeable: false,
  label: assistantName,
  hasInvitation: true,
  desktopIcon: { id: 4 },
  startMenu: 'programs',
  words: ['assistant', 'chat', 'ask', 'question', 'help'],
  load: () => import('./View.tsx'),
})
