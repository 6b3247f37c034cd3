import { purposesOf } from './consent.ts'
import type { ChoiceStorage } from './storage.ts'
import { ENTRY_VERSION, type EntryHost, readStored } from './storedEntry.ts'

export interface Counter {
  readonly script: string
  readonly endpoint: string
  /** Attributes of the script element, without the `data-` prefix. */
  readonly data?: Readonly<Record<string, string>>
}

/** Adds the counter's script unless it is there. Withdrawn consent only affects the next page. */
export function count(page: Document, { script, data = {} }: Counter): void {
  if ([...page.scripts].some((each) => each.getAttribute('src') === script)) return
  const element = page.createElement('script')
  element.src = script
  element.async = true
  for (const [name, value] of Object.entries(data)) element.setAttribute(`data-${name}`, value)
  page.head.append(element)
}

/** Counts the visit as soon as the visitor allows it, in this tab or in another. */
export function countWhenAllowed(page: Document, storage: ChoiceStorage, counter: Counter): void {
  const countIfAllowed = (): void => {
    if (purposesOf(storage.read(), counter).counting) count(page, counter)
  }
  countIfAllowed()
  storage.subscribe(countIfAllowed)
}

export function countIfStored(
  view: EntryHost & { readonly document: Document },
  counter: Counter,
): void {
  const entry = readStored(view) as { readonly version?: unknown; countedAt?: unknown } | null
  if (entry?.version !== ENTRY_VERSION || entry.countedAt !== counter.endpoint) return
  count(view.document, counter)
}
