/**
 * A word on what was just done, beside the place where it was asked for: seen, heard, and gone by itself, or with the next
 * press of a pointer or of Escape. One element that is made for the time it takes and then removed.
 */
import styles from './tip.module.css'

/** How long it is shown: long enough to read a few words twice. */
const SHOWN_MS = 4000
/** Words in an element that has only just appeared are not heard by every screen reader. */
const WORDS_AFTER_MS = 100
/** Between the place that it is about and its top edge, in CSS pixels: the height of a pointer. */
const BELOW_PX = 20
/** Between it and the edges of the viewport. */
const EDGE_PX = 4

export interface TipHost {
  /** What the tip is put into, above every window. */
  readonly layer: HTMLElement
  /** Calls back once, after `ms` milliseconds. Returns what cancels that. */
  after(ms: number, callback: () => void): () => void
  /** True: it stays until the next press. */
  readonly stays: boolean
}

const takeAways = new WeakMap<HTMLElement, () => void>()

/** @param at in CSS pixels of the viewport; null: heard and not seen */
export function showTip(
  { layer, after, stays }: TipHost,
  words: string,
  at: { readonly x: number; readonly y: number } | null,
): void {
  takeAways.get(layer)?.()
  const tip = layer.ownerDocument.createElement('p')
  tip.className = at ? (styles.tip ?? '') : 'visually-hidden'
  tip.dataset['part'] = 'tip'
  tip.setAttribute('role', 'status')
  layer.append(tip)
  const say = (): void => {
    tip.textContent = words
    if (at) {
      const { left, top } = tipPlace(tip, layer.ownerDocument.documentElement, at)
      tip.style.left = `${left}px`
      tip.style.top = `${top}px`
    }
    if (!stays) cancel = after(SHOWN_MS, takeAway)
  }
  const presses = new AbortController()
  const takeAway = (): void => {
    cancel()
    presses.abort()
    tip.remove()
    takeAways.delete(layer)
  }
  let cancel = after(WORDS_AFTER_MS, say)
  const pressed = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') takeAway()
  }
  const hearing = { capture: true, passive: true, signal: presses.signal }
  layer.ownerDocument.addEventListener('pointerdown', takeAway, hearing)
  layer.ownerDocument.addEventListener('keydown', pressed, hearing)
  takeAways.set(layer, takeAway)
}

/**
 * Below the place, or above it where the viewport has no room below; in CSS pixels.
 *
 * @param at with a `top`, the tip does not cover what is between that and `y`
 */
export function tipPlace(
  { offsetWidth, offsetHeight }: Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>,
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
  at: { readonly x: number; readonly y: number; readonly top?: number },
): { readonly left: number; readonly top: number } {
  const left = Math.min(at.x, clientWidth - offsetWidth - EDGE_PX)
  const below = at.y + BELOW_PX
  const hasRoom = below + offsetHeight + EDGE_PX <= clientHeight
  const top = hasRoom ? below : (at.top ?? at.y) - offsetHeight - EDGE_PX
  return { left: Math.max(EDGE_PX, left), top: Math.max(EDGE_PX, top) }
}
