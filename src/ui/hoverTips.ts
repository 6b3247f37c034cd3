/**
 * The yellow tips of the era instead of the browser's own: what a mouse rests on, or the keyboard has reached, shows its
 * `data-tip`. Where it holds an element with `data-tip-text`, it does so only while that text is cut off.
 */
import { tipPlace } from './tip.ts'
import styles from './tip.module.css'

/** As long as a double-click may take, as in Windows. */
const DELAY_MS = 500
/** Between an element that has the focus and its tip, in CSS pixels. */
const BELOW_FOCUS_PX = -16

/** In CSS pixels of the viewport. */
interface Point {
  readonly x: number
  readonly y: number
}

interface TipsHost {
  readonly page: Document
  /** What tips are put into, above every window. */
  readonly layer: HTMLElement
  /** Calls back once, after `ms` milliseconds. Returns what cancels that. */
  after(ms: number, callback: () => void): () => void
}

/** @returns how to stop */
export function showTipsOnHover({ page, layer, after }: TipsHost): () => void {
  const ends = new AbortController()
  let moves = new AbortController()
  /** What the mouse is on. A press hides its tip until the mouse has left it. */
  let under: HTMLElement | null = null
  let isForFocus = false
  let tip: HTMLElement | null = null
  let cancel = (): void => {}

  const hide = (): void => {
    cancel()
    moves.abort()
    tip?.remove()
    tip = null
  }
  const show = (element: HTMLElement, words: string, { x, y }: Point): void => {
    moves.abort()
    tip = page.createElement('p')
    tip.className = styles.tip ?? ''
    tip.dataset['part'] = 'hover-tip'
    // The name or description of its element says the same.
    tip.ariaHidden = 'true'
    tip.textContent = words
    layer.append(tip)
    const { top } = element.getBoundingClientRect()
    const place = tipPlace(tip, page.documentElement, { x, y, top })
    tip.style.left = `${place.left}px`
    tip.style.top = `${place.top}px`
  }
  const wait = (next: HTMLElement, at: Point): void => {
    cancel()
    cancel = after(DELAY_MS, () => {
      const words = next.isConnected ? wordsOf(next) : ''
      if (words !== '') show(next, words, at)
    })
  }
  const over = (event: PointerEvent): void => {
    const next = event.pointerType === 'touch' || event.buttons > 0 ? null : tipped(event.target)
    if (next === under) return
    under = next
    hide()
    if (!next) return
    isForFocus = false
    wait(next, event)
    moves = new AbortController()
    page.addEventListener('pointermove', (move) => wait(next, move), {
      passive: true,
      signal: moves.signal,
    })
  }
  const focused = ({ target }: FocusEvent): void => {
    const next = page.documentElement.dataset['input'] === 'pointer' ? null : tipped(target)
    if (!next) return
    hide()
    isForFocus = true
    const { left, bottom } = next.getBoundingClientRect()
    wait(next, { x: left, y: bottom + BELOW_FOCUS_PX })
  }
  // A window that takes the focus as it opens is no reason to hide what the mouse rests on.
  const blurred = (): void => {
    if (isForFocus) hide()
  }
  const left = (): void => {
    under = null
    hide()
  }
  const listening = { capture: true, passive: true, signal: ends.signal }
  page.addEventListener('pointerover', over, listening)
  page.addEventListener('focusin', focused, listening)
  page.addEventListener('focusout', blurred, listening)
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const) {
    page.addEventListener(type, hide, listening)
  }
  // Not captured: it would be told whenever the mouse leaves any element.
  page.documentElement.addEventListener('pointerleave', left, { signal: ends.signal })
  return () => {
    hide()
    ends.abort()
  }
}

function tipped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
}

function wordsOf(element: HTMLElement): string {
  const text = element.querySelector('[data-tip-text]')
  const isWhole =
    text !== null && text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight
  return isWhole ? '' : (element.dataset['tip'] ?? '')
}
