import { report } from '../../base/services/report.ts'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'

const FAILED = 'The cookie preferences could not be loaded. Press the button to try again.'

const load = retryingImport(() => import('./cookiePreferences.tsx'))

export function offerCookiePreferences(): void {
  const button = document.querySelector<HTMLElement>('[data-part="cookie-preferences"]')
  const status = document.querySelector('[data-part="cookie-status"]')
  button?.addEventListener('click', () => {
    load()
      .then(({ openCookiePreferences }) => {
        if (status) status.textContent = ''
        openCookiePreferences(button)
      })
      .catch((error: unknown) => {
        report('The cookie preferences failed to load', error)
        if (status) status.textContent = FAILED
      })
  })
}
