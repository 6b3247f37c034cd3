/** Keeps a press from whatever lies below the pointer. */

const FOLLOWING = ['mousedown', 'pointerup', 'mouseup', 'touchend', 'click', 'contextmenu']

/**
 * Lets the press through, and swallows the click that it ends in.
 * @param view where the caller listens, before everything else
 */
export function swallowClick(view: EventTarget): void {
  swallowFollowing(view, ['click'])
}

/**
 * Nothing but the caller hears of the press, nor of what follows it until its click, or the next press or key:
 * a press of the right button has no click, and Enter's on a button must not be taken for it.
 * @param view where the caller listens, before everything else
 * @param press the pointerdown
 */
export function swallowPress(view: EventTarget, press: Event): void {
  press.stopImmediatePropagation()
  press.preventDefault()
  swallowFollowing(view, FOLLOWING)
}

function swallowFollowing(view: EventTarget, types: readonly string[]): void {
  const listening = new AbortController()
  const options = { capture: true, passive: false, signal: listening.signal }
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation()
    // The end of a touch that scrolls cannot be: browsers complain in the console.
    if (event.cancelable) event.preventDefault()
    if (event.type === 'click') listening.abort()
  }
  for (const type of types) view.addEventListener(type, swallow, options)
  for (const type of ['pointerdown', 'keydown'])
    view.addEventListener(type, () => listening.abort(), options)
}
