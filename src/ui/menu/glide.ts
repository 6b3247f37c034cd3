/** A finger that glides over an open menu: the row below it is marked as by keys, and chosen where the finger is lifted. */

/** Listens until it is disposed of. A finger that stays on one row is left to the browser, as a tap. */
export function watchGlides(view: Window): () => void {
  let menu: HTMLElement | null = null
  let row: HTMLElement | null = null
  let isGliding = false
  const start = ({ target, touches }: TouchEvent): void => {
    const isMenus = target instanceof Element && touches.length === 1
    menu = isMenus ? target.closest<HTMLElement>('[role="menu"]') : null
    row = isMenus ? rowOf(target) : null
    isGliding = false
    // There the finger scrolls.
    if (isMenus && menu && scrollsWithin(view, menu, target)) menu = null
  }
  const move = (event: TouchEvent): void => {
    const [touch] = event.touches
    if (!menu || !touch) return
    // Else the browser would take the touch away, to scroll the page.
    if (event.cancelable) event.preventDefault()
    const next = rowOf(view.document.elementFromPoint(touch.clientX, touch.clientY))
    if (next === row) return
    isGliding = true
    row = next
    row?.focus({ preventScroll: true })
  }
  const end = (event: TouchEvent): void => {
    if (menu && isGliding) {
      event.preventDefault()
      row?.click()
    }
    menu = null
  }
  const listening = new AbortController()
  const { signal } = listening
  view.addEventListener('touchstart', start, { signal, passive: true })
  view.addEventListener('touchmove', move, { signal, passive: false })
  view.addEventListener('touchend', end, { signal, passive: false })
  view.addEventListener('touchcancel', () => (menu = null), { signal })
  return () => listening.abort()
}

function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[role="menu"] [role^="menuitem"]') ?? null
}

function scrollsWithin(view: Window, menu: Element, element: Element): boolean {
  const isLonger = element.scrollHeight > element.clientHeight
  if (isLonger && view.getComputedStyle(element).overflowY === 'auto') return true
  const { parentElement } = element
  return element !== menu && parentElement !== null && scrollsWithin(view, menu, parentElement)
}
