/** The cookie preferences: an app without a window, which opens their banner. */
import type { App } from '../host/app.ts'

export const cookies: App = {
  appName: 'Cookies',
  kind: 'cookieBanner',
  title: 'Cookies',
  icon: 'cookies',
  desktopIcon: { id: 7 },
  words: ['cookies', 'privacy', 'preferences', 'consent'],
}
