/** The search box of a page, a WAI-ARIA combobox whose results are links. */
import { requestFile, type RequestHost } from '../../base/services/files/fileRequest.ts'
import { report } from '../../base/services/report.ts'
import { createTimers, type TimerHost } from '../../base/services/time/timers.ts'
import type { Entry } from '../../find/entry.ts'
import { type Finder, loadFinder } from '../../find/finder.ts'
import { INDEX_FILE } from '../../find/indexFile.ts'
import { helpEntries } from '../../documents/help/helpEntries.ts'
import { TOPICS } from '../../documents/help/siteHelp.ts'
import { hrefOf } from '../../owner/base.ts'
import { createResultList, type SearchParts } from './resultList.ts'

export interface SearchHost extends RequestHost, TimerHost {
  follow(href: string): void
}

/** Files are left to the desktop, which shows them in folders. */
const LEFT_OUT = 'Files'

export function startSearch(parts: SearchParts, host: SearchHost): void {
  const { input, found } = parts
  const timers = createTimers(host)
  const list = createResultList(parts, timers)
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
      const index = await requestFile(host, INDEX_FILE.address)
      finder = await loadFinder([...INDEX_FILE.parse(index), ...helpEntries(TOPICS)])
      show()
    } catch (error) {
      report('The search failed to load', error)
      list.tell('The search could not be loaded. You may be offline. Type on to try again.')
    }
    isLoading = false
  }
  const open = (entry: Entry | undefined): void => {
    if (entry?.link !== undefined) host.follow(hrefOf(entry.link))
  }

  input.addEventListener('input', () => (finder ? show() : void load()))
  input.addEventListener('focus', show)
  input.addEventListener('blur', list.close)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter') open(list.chosen())
    else if (event.key === 'Escape') leave(input, list)
    else if (!list.step(event.key)) return
    event.preventDefault()
  })
  // Keeps the focus in the box.
  found.addEventListener('mousedown', (event) => event.preventDefault())
  found.addEventListener('click', ({ target }) => open(list.entryAt(target)))
  void load()
}

/** Escape first closes the list, then empties the box. */
function leave(input: HTMLInputElement, list: ReturnType<typeof createResultList>): void {
  if (list.isOpen()) list.close()
  else input.value = ''
}
