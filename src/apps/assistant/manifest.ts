/** The assistant's window, in the corner above the clock. Once it is open it stays open. */
import { site } from '../../content/site.ts'
import type { App } from '../host/app.ts'

export const assistant: App = {
  appName: 'Assistant',
  kind: 'ordinary',
  title: 'Assistant',
  icon: 'assistant',
  size: { type: 'fixed', width: 416, height: 624 },
  offset: { type: 'right', bottom: 0, right: 0 },
  closeable: false,
  resizable: true,
  multiInstance: false,
  scrollable: false,
  label: site.assistant.name,
  hasInvitation: true,
  desktopIcon: { id: 4 },
  startMenu: 'programs',
  words: ['assistant', 'chat', 'ask', 'question', 'help'],
  load: () => import('./View.tsx'),
}
