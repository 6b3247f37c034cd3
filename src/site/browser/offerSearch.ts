/** Brings the search box of a page to life when somebody goes to it: then its code is loaded, and the index of the site. */
import { retryingImport } from '../../base/services/loading/retryingImport.ts'
import { report } from '../../base/services/report.ts'

const load = retryingImport(() => import('./searchBox.ts'))

export function offerSearch(view: Window & typeof globalThis): void {
  const input = document.querySelector<HTMLInputElement>('[data-part="search"]')
  const found = document.querySelector<HTMLElement>('[data-part="search-results"]')
  const status = document.querySelector('[data-part="search-status"]')
  if (!input || !found || !status) return
  let isWanted = true
  const start = (): void => {
    if (!isWanted) return
    isWanted = false
    load()
      .then(({ startSearch }) =>
        startSearch(
          { input, found, status },
          {
            fetch: (address, init) => view.fetch(address, init),
            setTimeout: (callback, ms) => view.setTimeout(callback, ms),
            clearTimeout: (id) => view.clearTimeout(id),
            follow: (href) => view.location.assign(href),
          },
        ),
      )
      .catch((error: unknown) => {
        // The next letter tries again.
        isWanted = true
        status.textContent = 'The search could not be loaded. Type on to try again.'
        report('The search failed to load', error)
      })
  }
  input.addEventListener('focus', start)
  input.addEventListener('input', start)
  // It may have got the focus before this ran.
  if (document.activeElement === input) start()
}
