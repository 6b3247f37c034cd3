/**
 * All that the pages run in a browser. They are whole without it: this brings their style sheets
 * and a few conveniences, and loads nothing of the desktop.
 */
import '../base/theme/base.css'
import './pageStyles.ts'
import { addCopyButtons } from '../documents/article/copyButtons.ts'
import { systemYear } from '../base/services/time/clock.ts'
import { offerCookiePreferences } from '../site/browser/cookieButton.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

/** A page that was built last year is not last year's. */
function correctYear(): void {
  const shown = document.querySelector('[data-part="year"]')
  const year = systemYear()
  if (shown && year > Number(shown.textContent)) shown.textContent = String(year)
}

correctYear()
addCopyButtons(document)
offerCookiePreferences()
registerServiceWorker(window)
