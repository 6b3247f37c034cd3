/** The search box of a page or a window, a WAI-ARIA combobox whose results lead elsewhere. */
import { report } from '../../base/services/report.ts'
import type { Timers } from '../../base/services/time/timers.ts'
import type { Entry } from '../../find/entry.ts'
import { type Finder, type Hit, loadFinder } from '../../find/finder.ts'
import { foundWords } from '../../find/marks.ts'
import { helpEntries } from '../help/helpEntries.ts'
import { TOPICS } from '../help/siteHelp.ts'
import type { SearchParts } from './attachSearch.ts'
import { createResultList } from './resultList.ts'

export interface SearchHost {
  readonly timers: Timers
  /** Loads the site's index (find/indexFile.ts). */
  loadIndex(): Promise<readonly Entry[]>
  /** @param link a path of the site @param words those that are found there */
  follow(link: string, words: readonly string[]): void
}

/** Files are left to the desktop, which shows them in folders. */
const LEFT_OUT = 'Files'

/** @param signal ends what it listens to */
export function startSearch(parts: SearchParts, host: SearchHost, signal: AbortSignal): void {
  const { input, found } = parts
  const list = createResultList(parts, host.timers)
  let finder: Finder | null = null
  let isLoading = false

  const show = (): void => {
    const query = input.value.trim()
    if (query === '' || !finder) return list.close()
    const groups = finder.find(query).filter(({ group }) => group !== LEFT_OUT)
    if (groups.length > 0) list.show(groups)
    else list.tell(`Nothing matches “${query}”. Try fewer or other words.`)
  }
  const load = async (): Promise<void> => {
    if (isLoading) return
    isLoading = true
    if (input.value.trim() !== '') list.tell('Loading the search…')
    try {
      finder = await loadFinder([...(await host.loadIndex()), ...helpEntries(TOPICS)])
      show()
    } catch (error) {
      report('The search failed to load', error)
      list.tell('The search could not be loaded. You may be offline. Type on to try again.')
    }
    isLoading = false
  }
  const open = (hit: Hit | undefined): void => {
    if (hit?.entry.link !== undefined) host.follow(hit.entry.link, foundWords(hit))
  }

  input.addEventListener('input', () => (finder ? show() : void load()), { signal })
  input.addEventListener('focus', show, { signal })
  input.addEventListener('blur', list.close, { signal })
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return
      if (event.key === 'Enter') open(list.chosen())
      else if (event.key === 'Escape') leave(input, list)
      else if (!list.step(event.key)) return
      event.preventDefault()
    },
    { signal },
  )
  // Keeps the focus in the box.
  found.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  found.addEventListener('click', ({ target }) => open(list.hitAt(target)), { signal })
  void load()
}

/** Escape first closes the list, then empties the box. */
function leave(input: HTMLInputElement, list: ReturnType<typeof createResultList>): void {
  if (!list.isOpen()) input.value = ''
  list.close()
}
