/** The keys of the list of files. Knows the list's elements, not what opening means. */
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { indexByTyping, typeLetter, type Typed } from '../../../ui/typing.ts'
import type { Node } from './folder.ts'
import { indexByKey } from './listKeys.ts'

interface ListKeysHost {
  readonly nodes: readonly Node[]
  readonly select: (node: Node) => void
  readonly open: (node: Node) => void
  readonly goUp: () => void
}

/** A key handler for the list box whose options show `nodes`, in their order. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { nodes, select, open, goUp }: ListKeysHost,
): (event: KeyboardEvent) => void {
  const typed = useRef<Typed | null>(null)

  const goTo = (index: number | undefined): void => {
    const node = index === undefined ? undefined : nodes[index]
    if (index === undefined || !node) return
    select(node)
    optionsIn(list.current)[index]?.focus()
  }
  const type = (letter: string, time: number, index: number): void => {
    typed.current = typeLetter(typed.current, letter, time)
    const names = nodes.map(({ name }) => name)
    goTo(indexByTyping(names, index, typed.current.text))
  }
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const options = optionsIn(list.current)
    const index = options.findIndex((option) => option === event.target)
    const node = nodes[index]
    const next = indexByKey(event.key, index, nodes.length, columnsOf(options))
    if (event.key === 'Backspace') goUp()
    else if (next !== undefined) goTo(next)
    else if (node && event.key === 'Enter') open(node)
    else if (event.key === ' ') goTo(index)
    else if ([...event.key].length === 1) type(event.key, event.timeStamp, index)
    else return
    event.preventDefault()
  }
}

function optionsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
}

/** The number of options in the first row; 1 in an empty list. */
function columnsOf(options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop
  const below = options.findIndex((option) => option.offsetTop !== top)
  return Math.max(1, below === -1 ? options.length : below)
}
