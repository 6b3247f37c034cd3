/** What has been scrolled goes on showing the same words while everything gets another size. */

/** The events of a visitor who scrolls, and so wants to see another place. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** By then everything lies where it stays, in milliseconds. */
const SETTLED_MS = 1000

/** Where the upper edge of what is shown lies: in which element, and how far down in it, from 0 to 1. */
interface Place {
  readonly element: Element
  readonly depth: number
}

let end = (): void => {}

/** To be called before the change. The places are kept until all has its new size, or the visitor scrolls. */
export function keepPlaces(view: Window): void {
  end()
  // A log shows its end by itself.
  const elements = [...view.document.body.querySelectorAll(':not([role="log"])')]
  const scrolled = elements.filter(({ scrollTop }) => scrollTop > 0)
  const ends = scrolled.map((scroller) => keepPlace(scroller, view))
  end = () => ends.forEach((each) => each())
}

function keepPlace(scroller: Element, view: Window): () => void {
  const place = placeAt(scroller, scroller.getBoundingClientRect().top, view)
  if (!place) return () => {}
  const taken = new AbortController()
  const observer = new ResizeObserver(() => {
    const { top, height } = place.element.getBoundingClientRect()
    scroller.scrollTop += top + place.depth * height - scroller.getBoundingClientRect().top
  })
  const stop = (): void => {
    view.clearTimeout(timer)
    taken.abort()
    observer.disconnect()
  }
  const timer = view.setTimeout(stop, SETTLED_MS)
  for (const each of [scroller, ...scroller.children]) observer.observe(each)
  for (const type of TAKEN_OVER) {
    scroller.addEventListener(type, stop, { passive: true, signal: taken.signal })
  }
  return stop
}

/** The innermost element at this height of the viewport, or the first below it, of those that scroll. */
function placeAt(parent: Element, y: number, view: Window): Place | null {
  for (const element of parent.children) {
    if (!['static', 'relative'].includes(view.getComputedStyle(element).position)) continue
    const { top, bottom, height } = element.getBoundingClientRect()
    if (height > 0 && bottom > y) {
      return placeAt(element, y, view) ?? { element, depth: Math.max(0, (y - top) / height) }
    }
  }
  return null
}
