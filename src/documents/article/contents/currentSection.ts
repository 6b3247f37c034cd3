/** Marks the link of the section that is being read, in the list of a page's sections. */

/** A section is read from where its heading is in the uppermost part of what is shown, or above that. */
const READ_FROM = '999999px 0px -85% 0px'

/**
 * Returns a function that stops it.
 *
 * @param scroller null: the page itself
 */
export function markCurrentSection(root: ParentNode, scroller: Element | null): () => void {
  /** Of both lists, one of which is shown. */
  const links = new Map<Element, Element[]>()
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-part="contents"] a')) {
    const heading = root.querySelector(`#${CSS.escape(decodeURIComponent(link.hash.slice(1)))}`)
    if (heading) links.set(heading, [...(links.get(heading) ?? []), link])
  }
  const reached = new Set<Element>()
  let shown: Element | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target)
        else reached.delete(target)
      }
      const current = [...links.keys()].findLast((heading) => reached.has(heading))
      for (const [heading, both] of links) {
        for (const link of both) link.ariaCurrent = heading === current ? 'location' : null
      }
      if (current && current !== shown) links.get(current)?.forEach(keepInSight)
      shown = current
    },
    { root: scroller, rootMargin: READ_FROM },
  )
  for (const heading of links.keys()) observer.observe(heading)
  return () => observer.disconnect()
}

/** Scrolls a list that is longer than its room, and nothing else: `scrollIntoView` would also move the page. */
function keepInSight(link: Element): void {
  const list = link.closest('[data-part="contents"]')
  const { top, bottom, height } = link.getBoundingClientRect()
  if (!list || height === 0) return
  const room = list.getBoundingClientRect()
  list.scrollTop += Math.min(0, top - room.top) + Math.max(0, bottom - room.bottom)
}
