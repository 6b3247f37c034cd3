/**
 * The list of contents that lies above the text: it closes by a choice, by Escape, and when the reader turns to something
 * else.
 */

/** Returns a function that ends it. */
export function closeWhenLeft(root: ParentNode): () => void {
  const listening = new AbortController()
  const list = root.querySelector<HTMLDetailsElement>('[data-part="contents"] > details')
  if (list) listen(list, listening.signal)
  return () => listening.abort()
}

function listen(list: HTMLDetailsElement, signal: AbortSignal): void {
  const document = list.ownerDocument
  const closeUnless = (target: EventTarget | null): void => {
    if (!(target instanceof Node && list.contains(target))) list.open = false
  }
  const showCurrent = (): void => {
    const current = list.querySelector<HTMLElement>('[aria-current]')
    const room = list.querySelector('ol')
    if (current && room) room.scrollTop = current.offsetTop - room.clientHeight / 2
  }
  const choose = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a')) list.open = false
  }
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) closeUnless(relatedTarget)
  }
  const escape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !list.open) return
    const hadFocus = list.contains(document.activeElement)
    list.open = false
    if (hadFocus) list.querySelector('summary')?.focus()
  }
  list.addEventListener('toggle', showCurrent, { signal })
  list.addEventListener('click', choose, { signal })
  list.addEventListener('focusout', leave, { signal })
  document.addEventListener('pointerdown', ({ target }) => closeUnless(target), { signal })
  document.addEventListener('keydown', escape, { signal })
}
