/** What keys and presses do in the list of files. Knows the list's elements, not what opening means. */
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { opensAtOnce } from '../../../ui/opensAtOnce.ts'
import { indexByKey } from '../../../ui/controls/keys.ts'
import { indexByTyping, letterAmong, typeLetter, type Typed } from '../../../ui/typing.ts'
import type { Node } from './folder.ts'
import { keyOf } from './places.ts'

export type FocusGoal = 'disk' | 'files'

/**
 * Where the keyboard's focus goes as soon as its target exists. It is set by the code that removes the element which had
 * the focus, so that a view which is only mounted again, as after a change of layout, takes no focus.
 */
export type PendingFocus = RefObject<FocusGoal | null>

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
  const names = nodes.map(({ name }) => name)
  const indexByLetter = (event: KeyboardEvent, index: number): number | undefined => {
    typed.current = typeLetter(typed.current, letterAmong(names, event), event.timeStamp)
    return indexByTyping(names, index, typed.current.text)
  }
  return (event) => {
    const { key } = event
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const goTo = (index: number | undefined): void => {
      const node = index === undefined ? undefined : nodes[index]
      if (index === undefined || !node) return
      select(node)
      options[index]?.focus()
    }
    const index = options.findIndex((option) => option === event.target)
    const node = nodes[index]
    const next = indexByKey(key, index, nodes.length, columnsOf(options))
    if (key === 'Backspace') goUp()
    else if (next !== undefined) goTo(next)
    else if (node && key === 'Enter') open(node)
    else if (key === ' ') goTo(index)
    else if ([...key].length === 1) goTo(indexByLetter(event, index))
    else return
    event.preventDefault()
  }
}

function columnsOf(options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop
  const below = options.findIndex((option) => option.offsetTop !== top)
  return Math.max(1, below === -1 ? options.length : below)
}

/** A visitor who double-taps by habit makes the second tap on the files of the next folder: it is ignored. */
const TAP_GUARD_MS = 400

/**
 * Handlers by node. Both clicks of a double-click must be on one file: the second click of one on
 * the disk or on a folder lands on whatever has taken its place.
 */
export function usePresses(on: Pick<ListKeysHost, 'select' | 'open'>) {
  const firstClicked = useRef<string | null>(null)
  const lastTap = useRef(-Infinity)
  return (node: Node) => ({
    onMouseDown(event: MouseEvent) {
      if (event.button === 0 && event.detail <= 1) on.select(node)
    },
    onClick(event: MouseEvent) {
      if (opensAtOnce(event)) {
        if (event.timeStamp - lastTap.current < TAP_GUARD_MS) return
        lastTap.current = event.timeStamp
        on.open(node)
      } else if (event.detail === 1) {
        firstClicked.current = keyOf(node)
      }
    },
    onDoubleClick() {
      const isDouble = firstClicked.current === keyOf(node)
      firstClicked.current = null
      if (isDouble) on.open(node)
    },
  })
}
