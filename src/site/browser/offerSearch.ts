/** Loads a page's search on first use. Ctrl+K focuses the box, or opens the blog without one. */
import { letterOf } from '../../base/kit/letterKey.ts'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'
import { report } from '../../base/services/report.ts'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, SEARCH_HASH } from '../../owner/paths.ts'

const load = retryingImport(() => import('./searchBox.ts'))

export function offerSearch(view: Window & typeof globalThis): void {
  const input = document.querySelector<HTMLInputElement>('[data-part="search"]')
  const found = document.querySelector<HTMLElement>('[data-part="search-results"]')
  const status = document.querySelector('[data-part="search-status"]')
  document.addEventListener('keydown', (event) => {
    if (!isForSearch(event)) return
    event.preventDefault()
    if (input) enter(input)
    else view.location.assign(hrefOf(BLOG_PATH + SEARCH_HASH))
  })
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
        // Typing again retries.
        isWanted = true
        status.textContent = 'The search could not be loaded. Type on to try again.'
        report('The search failed to load', error)
      })
  }
  input.addEventListener('focus', start)
  input.addEventListener('input', start)
  // Not every browser focuses the target of a fragment.
  if (view.location.hash === SEARCH_HASH) enter(input)
  // The box may already be focused.
  if (document.activeElement === input) start()
}

/** With what was asked before chosen, so that typing replaces it. */
function enter(input: HTMLInputElement): void {
  input.focus()
  input.select()
}

function isForSearch(event: KeyboardEvent): boolean {
  const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  const isK = letterOf(event) === 'k' && !event.repeat && !event.isComposing
  const isInText = event.target instanceof Element && event.target.matches('input, textarea')
  return isChord && isK && !isInText
}
