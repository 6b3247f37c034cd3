/** Code, tables and formulas that scroll are reached by Tab; those that fit are no stops on the way. */

/** As served, all of them are Tab stops, since without scripts nothing tells which ones scroll. */
const BOXES = '[data-part="body"] :is(pre, [role="group"])[tabindex]'

/** Returns a function that stops watching. */
export function watchOverflow(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target as HTMLElement)
  })
  for (const box of root.querySelectorAll(BOXES)) observer.observe(box)
  return () => observer.disconnect()
}

function update(box: HTMLElement): void {
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
  // Without a `tabindex` the box that has the focus would lose it.
  if (scrolls) box.tabIndex = 0
  else if (box !== document.activeElement) box.removeAttribute('tabindex')
}
