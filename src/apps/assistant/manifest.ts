/** The assistant's window, in the corner above the clock. Once it is open it stays open. */
import { assistantName } from '../../owner/assistantName.ts'
import type { App } from '../host/app.ts'

export const assistant: App = {
  appName: 'Assistant',
  kind: 'ordinary',
  title: assistantName,
  icon: 'assistant',
  size: { type: 'fixed', width: 416, height: 624 },
  offset: { type: 'right', bottom: 0, right: 0 },
  closeable: false,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  label: assistantName,
  hasInvitation: true,
  desktopIcon: { id: 4 },
  startMenu: 'programs',
  words: ['assistant', 'chat', 'ask', 'question', 'help'],
  load: () => import('./View.tsx'),
}
