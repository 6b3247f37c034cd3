/** Has visits counted by the script that the owner has chosen, once the visitor has allowed it. */
import { purposesOf } from './consent.ts'
import type { ChoiceStorage } from './storage.ts'
import { ENTRY_VERSION, type EntryHost, readStored } from './storedEntry.ts'

/** Who counts. */
export interface Counter {
  /** Address of the script. */
  readonly script: string
  /** Where it sends what it counts. */
  readonly endpoint: string
  /** Attributes of its element, by their names without `data-`. */
  readonly data?: Readonly<Record<string, string>>
}

/**
 * Has this visit of a page counted, unless it is counted already. Once loaded, the script stays: it is not
 * loaded with the next page if the visitor no longer allows it.
 */
export function count(page: Document, { script, data = {} }: Counter): void {
  if ([...page.scripts].some((each) => each.getAttribute('src') === script)) return
  const element = page.createElement('script')
  element.src = script
  element.async = true
  for (const [name, value] of Object.entries(data)) element.setAttribute(`data-${name}`, value)
  page.head.append(element)
}

/** Has the visit counted as soon as the visitor allows it, also in another tab. */
export function countWhenAllowed(page: Document, storage: ChoiceStorage, counter: Counter): void {
  const countIfAllowed = (): void => {
    if (purposesOf(storage.read(), counter).counting) count(page, counter)
  }
  countIfAllowed()
  storage.subscribe(countIfAllowed)
}

/** Has the visit counted if the visitor has allowed it before. For pages, which load no storage. */
export function countIfStored(
  view: EntryHost & { readonly document: Document },
  counter: Counter,
): void {
  const entry = readStored(view) as { readonly version?: unknown; countedAt?: unknown } | null
  if (entry?.version !== ENTRY_VERSION || entry.countedAt !== counter.endpoint) return
  count(view.document, counter)
}
