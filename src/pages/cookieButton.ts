/** The footer's button that opens the cookie preferences; their code comes when it is pressed. */
import { report } from '../services/report.ts'

const FAILED = 'The cookie preferences did not load. Press the button to try again.'

export function offerCookiePreferences(): void {
  const button = document.querySelector('[data-part="cookie-preferences"]')
  const status = document.querySelector('[data-part="cookie-status"]')
  button?.addEventListener('click', () => {
    import('./cookiePreferences.tsx')
      .then(({ openCookiePreferences }) => {
        if (status) status.textContent = ''
        openCookiePreferences()
      })
      .catch((error: unknown) => {
        report('The cookie preferences did not load.', error)
        if (status) status.textContent = FAILED
      })
  })
}
