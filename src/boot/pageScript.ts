/** The script of the pages, which are complete without it and load nothing of the desktop. */
import '../base/theme/base.css'
import './pageStyles.ts'
import { enlivenText } from '../documents/article/liveText.ts'
import { counting, countIfStored } from 'virtual:counting'
import { keepAtHand } from '../site/browser/atHand.ts'
import { offerCookiePreferences } from '../site/browser/cookieButton.ts'
import { followChoices } from '../site/browser/followChoices.ts'
import { offerSearch } from '../site/browser/offerSearch.ts'
import { printAt } from '../site/browser/printButton.ts'
import { offerColorScheme } from '../site/browser/schemeButton.ts'
import { offerSharing } from '../site/browser/shareButtons.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

function correctYear(): void {
  const shown = document.querySelector('[data-part="year"]')
  const year = new Date().getFullYear()
  if (shown && year > Number(shown.textContent)) shown.textContent = String(year)
}

function offerPrinting(): void {
  const button = document.querySelector('[data-part="print"]')
  if (button) printAt(button, window)
}

/** As the scheduler of the desktop does, which pages do without. */
function animate(step: (now: number) => boolean): () => void {
  let isOn = true
  const tick = (now: number): void => {
    if (isOn && step(now)) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  return () => {
    isOn = false
  }
}

correctYear()
enlivenText(document, { scroller: null, animate, calm: followChoices(window) })
offerCookiePreferences()
offerColorScheme(window)
offerSearch(window)
offerPrinting()
keepAtHand(window)
offerSharing(window)
registerServiceWorker(window)
if (counting) countIfStored(window, counting)
