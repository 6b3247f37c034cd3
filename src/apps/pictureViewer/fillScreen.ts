/** Fills the screen with one element of the page, for as long as the browser and the visitor let it. */

interface Filling {
  /** False: the browser's full screen must not be used. */
  readonly isAllowed: boolean
  /** Makes the element as large as the page can without the browser. Returns what undoes that. */
  instead(): () => void
  /** The visitor has left the full screen by the browser's own means, such as Escape. */
  onLeft(): void
  /** The page has its own size again. While the element fills the screen, nothing beside it can have the focus. */
  onOver(): void
}

/**
 * Call it soon after a press or a key: otherwise browsers refuse the full screen.
 * @returns what gives the screen back
 */
export function fillScreen(
  element: HTMLElement,
  { isAllowed, instead, onLeft, onOver }: Filling,
): () => void {
  const page = element.ownerDocument
  const isFull = (): boolean => page.fullscreenElement === element
  const end = new AbortController()
  const { signal } = end
  let hasBeenFull = false
  let takeBack: (() => void) | undefined
  page.addEventListener(
    'fullscreenchange',
    () => {
      if (isFull()) hasBeenFull = true
      else if (hasBeenFull) onLeft()
    },
    { signal },
  )
  const giveUp = (): void => {
    if (!signal.aborted) takeBack = instead()
  }
  if (isAllowed && page.fullscreenEnabled) {
    const leaveIfOver = (): void => {
      if (signal.aborted && isFull()) void leave(page)
    }
    element.requestFullscreen({ navigationUI: 'hide' }).then(leaveIfOver, giveUp)
  } else giveUp()
  return () => {
    end.abort()
    takeBack?.()
    if (isFull()) void leave(page).then(onOver)
    else onOver()
  }
}

/** Fails only if the visitor leaves the full screen at the same moment. */
function leave(page: Document): Promise<void> {
  return page.exitFullscreen().catch(() => undefined)
}
