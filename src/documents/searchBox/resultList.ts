/** The result list below a search box and its keyboard selection. */
import type { Timers } from '../../base/services/time/timers.ts'
import { ANNOUNCED_AFTER_MS, chosenAfter } from '../../find/choice.ts'
import type { FoundGroup, Hit } from '../../find/finder.ts'
import type { SearchParts } from './attachSearch.ts'
import { foundElements } from './foundElements.ts'

export function createResultList({ input, found, status }: SearchParts, timers: Timers) {
  let hits: readonly Hit[] = []
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
  const isOpen = (): boolean => hits.length > 0
  const choose = (number: number): void => {
    chosen = number
    const all = options()
    for (const [i, option] of all.entries()) option.ariaSelected = String(i === number)
    input.setAttribute('aria-activedescendant', all[number]?.id ?? '')
    all[number]?.scrollIntoView({ block: 'nearest' })
  }
  const fill = (list: readonly Hit[], content: readonly Element[]): void => {
    hits = list
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
      const list = groups.flatMap((group) => group.hits)
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
      const next = isOpen() ? chosenAfter(key, chosen, hits.length) : undefined
      if (next !== undefined) choose(next)
      return next !== undefined
    },
    chosen: (): Hit | undefined => (isOpen() ? hits[chosen] : undefined),
    hitAt(target: EventTarget | null): Hit | undefined {
      const option = target instanceof Element ? target.closest('[role="option"]') : null
      return option ? hits[options().indexOf(option)] : undefined
    },
  }
}
