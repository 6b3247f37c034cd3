/** What opening a desktop icon does. Pure. */
import type { DesktopAction } from '../desktop/actions.ts'
import type { DesktopIcon } from '../desktop/state.ts'

/** The cookie banner is no window: its icon opens it in its own way. */
const COOKIE_BANNER = 'Cookies'

export function openIconAction(icon: DesktopIcon): DesktopAction {
  return icon.appName === COOKIE_BANNER
    ? { type: 'cookieBanner/opened' }
    : { type: 'app/added', appName: icon.appName }
}
