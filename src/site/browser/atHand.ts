/**
 * Search and contents of an article, which stick to the top edge of a narrow page (documents/article/contents): they are
 * out of the way while the reader goes on, and back once the reader goes back. Where they have a column they stay.
 */

import { closeWhenLeft } from '../../documents/article/contents/foldedList.ts'

/** In pixels: a finger that rests trembles. */
const LEAST_MOVE = 4

export function keepAtHand(view: Window): void {
  const bar = view.document.querySelector<HTMLElement>('[data-part="at-hand"]')
  if (!bar) return
  closeWhenLeft(bar)
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
