/** Parts of the page add their elements for named targets; the registry sends the focus to them. */

export interface FocusElement {
  focus(options?: FocusOptions): void
  contains(other: Node | null): boolean
}

/** Where the focus is at the moment an element is removed, seen from that element. */
export type FocusPosition = 'inside' | 'elsewhere' | 'nowhere'

export interface FocusListener {
  /** An element for the target is in the document now. */
  added(target: string): void
  /** An element for the target is about to leave the document, or to be hidden. */
  removed(target: string, focus: FocusPosition): void
}

export type FocusRegistry = ReturnType<typeof createFocusRegistry>

export type FocusDocument = Pick<Document, 'activeElement' | 'body'>

export function createFocusRegistry(page: FocusDocument) {
  const entries: { readonly target: string; readonly element: FocusElement }[] = []
  /** Hidden or removed with the focus inside; a hidden element keeps it until the browser notices. */
  let abandoned: FocusElement | null = null
  let listener: FocusListener | null = null

  const isNowhere = (): boolean => page.activeElement === null || page.activeElement === page.body
  const holds = (element: FocusElement): boolean =>
    !isNowhere() && element.contains(page.activeElement)

  const remove = (target: string, element: FocusElement): void => {
    const index = entries.findIndex((entry) => entry.target === target && entry.element === element)
    if (index < 0) return
    entries.splice(index, 1)
    const isInside = holds(element)
    if (isInside) abandoned = element
    listener?.removed(target, isInside ? 'inside' : isNowhere() ? 'nowhere' : 'elsewhere')
  }

  return {
    /**
     * Lets the element stand for the target until the result is called. Several elements may share a
     * target: all of them count for `holder`, and the first one takes the focus.
     */
    add(target: string, element: FocusElement): () => void {
      entries.push({ target, element })
      if (abandoned === element) abandoned = null
      listener?.added(target)
      return () => remove(target, element)
    },
    /** Puts the focus on the target unless it is inside already. Returns whether it is there now. */
    send(target: string): boolean {
      const element = entries.find((entry) => entry.target === target)?.element
      if (element === undefined) return false
      if (!holds(element)) element.focus({ preventScroll: true })
      return holds(element)
    },
    /** The target whose element contains the focus, or null. */
    holder: (): string | null => entries.find(({ element }) => holds(element))?.target ?? null,
    /** Remembers what has the focus now. The result puts it back there, and returns whether it is there. */
    mark() {
      const had = isNowhere() ? undefined : new WeakRef(page.activeElement as HTMLElement)
      return (): boolean => {
        const element = had?.deref()
        element?.focus({ preventScroll: true })
        return element !== undefined && page.activeElement === element
      }
    },
    /** Whether nothing that can be seen has the focus. */
    isFocusLost: (): boolean => isNowhere() || (abandoned !== null && holds(abandoned)),
    /** At most one listener: the one that decides. Returns how to stop listening. */
    listen(next: FocusListener): () => void {
      listener = next
      return () => {
        if (listener === next) listener = null
      }
    },
  }
}
