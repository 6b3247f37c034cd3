/** The result list below a search box and its keyboard selection. */
import type { Timers } from '../../base/services/time/timers.ts'
import { ANNOUNCED_AFTER_MS, chosenAfter } from '../../find/choice.ts'
import type { Entry } from '../../find/entry.ts'
import type { FoundGroup } from '../../find/finder.ts'
import type { SearchParts } from './attachSearch.ts'
import { foundElements } from './foundElements.ts'

export function createResultList({ input, found, status }: SearchParts, timers: Timers) {
  let entries: readonly Entry[] = []
  let chosen = 0
  input.role = 'combobox'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', found.id)
  input.setAttribute('aria-autocomplete', 'list')

  let cancel = (): void => undefined
  const announce = (text: string): void => {
    cancel()
    cancel = timers.after(ANNOUNCED_AFTER_MS, () => {
      status.textContent = text
    })
  }
  const options = (): readonly Element[] => [...found.querySelectorAll('[role="option"]')]
  const isOpen = (): boolean => entries.length > 0
  const choose = (number: number): void => {
    chosen = number
    const all = options()
    for (const [i, option] of all.entries()) option.ariaSelected = String(i === number)
    input.setAttribute('aria-activedescendant', all[number]?.id ?? '')
    all[number]?.scrollIntoView({ block: 'nearest' })
  }
  const fill = (list: readonly Entry[], content: readonly Element[]): void => {
    entries = list
    const isList = list.length > 0
    found.role = isList ? 'listbox' : null
    found.ariaLabel = isList ? 'Results' : null
    input.ariaExpanded = String(isList)
    input.removeAttribute('aria-activedescendant')
    found.replaceChildren(...content)
  }
  return {
    isOpen,
    show(groups: readonly FoundGroup[]): void {
      const list = groups.flatMap(({ hits }) => hits.map(({ entry }) => entry))
      fill(list, foundElements(groups, found.id))
      announce(list.length === 1 ? 'One result.' : `${list.length} results.`)
      choose(0)
    },
    tell(text: string): void {
      const line = document.createElement('p')
      line.textContent = text
      fill([], [line])
      announce(text)
    },
    close(): void {
      fill([], [])
      announce('')
    },
    /** Moves the selection and returns whether the key does that. */
    step(key: string): boolean {
      const next = isOpen() ? chosenAfter(key, chosen, entries.length) : undefined
      if (next !== undefined) choose(next)
      return next !== undefined
    },
    chosen: (): Entry | undefined => (isOpen() ? entries[chosen] : undefined),
    entryAt(target: EventTarget | null): Entry | undefined {
      const option = target instanceof Element ? target.closest('[role="option"]') : null
      return option ? entries[options().indexOf(option)] : undefined
    },
  }
}
