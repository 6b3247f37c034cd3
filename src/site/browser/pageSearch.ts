/** The search of a page, which is loaded with the first use of its box. */
import { requestFile } from '../../base/services/files/fileRequest.ts'
import { createTimers } from '../../base/services/time/timers.ts'
import type { SearchParts } from '../../documents/searchBox/attachSearch.ts'
import { startSearch } from '../../documents/searchBox/startSearch.ts'
import { INDEX_FILE } from '../../find/indexFile.ts'
import { hrefOf } from '../../owner/base.ts'

export function searchPage(
  parts: SearchParts,
  view: Window & typeof globalThis,
  signal: AbortSignal,
): void {
  const host = {
    timers: createTimers(view),
    loadIndex: async () => INDEX_FILE.parse(await requestFile(view, INDEX_FILE.address)),
    follow: (link: string) => view.location.assign(hrefOf(link)),
  }
  startSearch(parts, host, signal)
}
