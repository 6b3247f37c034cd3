/** What the entries of the START menu do. Pure: answers with an action, dispatches none. */
import { site } from '../../content/site.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import type { AppName } from '../../desktop/state.ts'

const APPS: ReadonlyMap<string, AppName> = new Map([
  ['Internet', 'Internet Explorer'],
  ['Internet Explorer', 'Internet Explorer'],
  ['Notepad', 'Notepad'],
  ['Blog', 'Blog'],
  [site.assistant.name, 'Assistant'],
  ['My Computer', 'My Computer'],
])

/**
 * What choosing the entry with this text does. The text alone decides, at whatever level of the
 * menu the entry stands, so that Notepad among the accessories opens what Notepad at the top does.
 * Without an app behind it, an entry opens the Error app with the two lines of the era.
 */
export function startMenuCommand(text: string): DesktopAction {
  if (text === 'Log Off') return { type: 'power/turnedOff', mode: 'LOG_OFF' }
  if (text === 'Turn Off Computer') return { type: 'power/turnedOff', mode: 'TURN_OFF' }
  const appName = APPS.get(text)
  if (appName !== undefined) return { type: 'app/added', appName }
  return {
    type: 'app/added',
    appName: 'Error',
    title: 'C:\\',
    message: 'C:\\\nApplication not found',
  }
}
