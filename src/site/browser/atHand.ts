/**
 * Search and contents of an article, which stick to the top edge of a narrow page (documents/article/contents): they are
 * out of the way while the reader goes on, and back once the reader goes back. Where they have a column they stay.
 */

/** In pixels: a finger that rests trembles. */
const LEAST_MOVE = 4

export function keepAtHand(view: Window): void {
  const bar = view.document.querySelector<HTMLElement>('[data-part="at-hand"]')
  if (!bar) return
  leaveWhileReading(bar, view)
  const list = bar.querySelector('details')
  if (list) closeWhenLeft(list, view.document)
}

function leaveWhileReading(bar: HTMLElement, view: Window): void {
  let last = view.scrollY
  const follow = (): void => {
    const { scrollY } = view
    if (Math.abs(scrollY - last) < LEAST_MOVE) return
    const above = bar.previousElementSibling?.getBoundingClientRect().bottom ?? 0
    // In its own place it moves with the text.
    bar.toggleAttribute('data-away', above < 0 && scrollY > last)
    last = scrollY
  }
  view.addEventListener('scroll', follow, { passive: true })
  // Shown for its focus alone, it would be gone before a press on another part of it has become a click.
  bar.addEventListener('pointerdown', () => bar.removeAttribute('data-away'))
}

/** The list lies above the text, so it closes by a choice, by Escape, and when the reader turns to something else. */
function closeWhenLeft(list: HTMLDetailsElement, document: Document): void {
  const closeUnless = (target: EventTarget | null): void => {
    if (!(target instanceof Node && list.contains(target))) list.open = false
  }
  list.addEventListener('toggle', () => {
    const current = list.querySelector<HTMLElement>('[aria-current]')
    const room = list.querySelector('ol')
    if (current && room) room.scrollTop = current.offsetTop - room.clientHeight / 2
  })
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) list.open = false
  })
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) closeUnless(relatedTarget)
  })
  document.addEventListener('pointerdown', ({ target }) => closeUnless(target))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !list.open) return
    const hadFocus = list.contains(document.activeElement)
    list.open = false
    if (hadFocus) list.querySelector('summary')?.focus()
  })
}
