/** Waits for the first use of a search box, and starts its search then. */
import { report } from '../../base/services/report.ts'

export interface SearchParts {
  readonly input: HTMLInputElement
  readonly found: HTMLElement
  readonly status: Element
}

/** Loads what searches, and hands it the parts. The signal ends what it listens to. */
export type StartSearch = (parts: SearchParts, signal: AbortSignal) => Promise<void>

/** Returns the box within the root, or null where there is none. */
export function searchInput(root: ParentNode): HTMLInputElement | null {
  return root.querySelector('[data-part="search"]')
}

/** Returns a function that ends it. */
export function attachSearch(root: ParentNode, startSearch: StartSearch): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const input = searchInput(root)
  const found = root.querySelector<HTMLElement>('[data-part="search-results"]')
  const status = root.querySelector('[data-part="search-status"]')
  if (input && found && status) {
    let isWanted = true
    const start = (): void => {
      if (!isWanted) return
      isWanted = false
      startSearch({ input, found, status }, signal).catch((error: unknown) => {
        // Typing again retries.
        isWanted = true
        status.textContent = 'The search could not be loaded. Type on to try again.'
        report('The search failed to load', error)
      })
    }
    input.addEventListener('focus', start, { signal })
    input.addEventListener('input', start, { signal })
    // The box may already be focused.
    if (document.activeElement === input) start()
  }
  return () => listening.abort()
}
