/** Covers the page with a screen saver until the visitor does anything. */
import { site } from 'virtual:site'
import type { SaverName } from '../../../base/services/display/displayChoices.ts'
import { createRandomSource, drawSeed } from '../../../base/services/random.ts'
import { report } from '../../../base/services/report.ts'
import { createFrameScheduler } from '../../../base/motion/scheduler.ts'
import styles from './saver.module.css'
import { createSaver } from './savers.ts'

/** The least movement of the mouse that ends a saver, in CSS pixels: less may come from a shaken table. */
const SHAKE = 6
/** Savers are soft: more would only cost. */
const MOST_PIXELS_RATIO = 1.5

const ENDS = ['keydown', 'pointerdown', 'wheel', 'touchstart', 'blur'] as const

let isShown = false

/** Does nothing while one is shown. */
export function showSaver(view: Window, name: Exclude<SaverName, 'none'>): void {
  if (isShown) return
  const { document } = view
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return
  isShown = true
  canvas.className = styles.saver ?? ''
  canvas.setAttribute('aria-hidden', 'true')
  canvas.dataset['part'] = 'screen-saver'
  const random = createRandomSource(drawSeed(view.crypto))
  const paint = createSaver(name, random.stream('saver'), site.name)
  const scheduler = createFrameScheduler(view, (error) => report('The saver failed', error))
  let started: number | undefined
  const stopPainting = scheduler.animate((now) => {
    started ??= now
    const { innerWidth: width, innerHeight: height } = view
    const ratio = Math.min(MOST_PIXELS_RATIO, view.devicePixelRatio)
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio)
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    paint({ context, width, height }, now - started)
    return true
  })
  const ended = new AbortController()
  const end = (event: Event): void => {
    stopPainting()
    ended.abort()
    canvas.remove()
    isShown = false
    // The key or press that ends it means nothing else.
    if (event.cancelable) event.preventDefault()
    // Who holds the pointer must hear that the page has lost the focus.
    if (event.type !== 'blur') event.stopImmediatePropagation()
  }
  let from: { readonly x: number; readonly y: number } | undefined
  const moved = (event: PointerEvent): void => {
    from ??= { x: event.clientX, y: event.clientY }
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SHAKE) end(event)
  }
  const options = { capture: true, passive: false, signal: ended.signal }
  for (const kind of ENDS) view.addEventListener(kind, end, options)
  view.addEventListener('pointermove', moved, options)
  document.body.append(canvas)
}
