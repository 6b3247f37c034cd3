/** Loads a page's search on first use. Ctrl+K focuses the box, or opens the blog without one. */
import { letterOf } from '../../base/kit/letterKey.ts'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'
import { attachSearch, searchInput } from '../../documents/searchBox/attachSearch.ts'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, SEARCH_HASH } from '../../owner/paths.ts'

const load = retryingImport(() => import('./pageSearch.ts'))

export function offerSearch(view: Window & typeof globalThis): void {
  const { document, location } = view
  const input = searchInput(document)
  document.addEventListener('keydown', (event) => {
    if (!isForSearch(event)) return
    event.preventDefault()
    if (input) enter(input)
    else location.assign(hrefOf(BLOG_PATH + SEARCH_HASH))
  })
  attachSearch(document, async (parts, signal) => (await load()).searchPage(parts, view, signal))
  // Not every browser focuses the target of a fragment.
  if (input && location.hash === SEARCH_HASH) enter(input)
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
