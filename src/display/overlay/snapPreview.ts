/**
 * The preview of the box that a dragged window would get: one element, made and removed by the grab
 * itself, so that neither costs a render. It stands still, so it asks for no frames.
 */
import type { SnapEdge } from '../../desktop/snapping.ts'
import styles from './overlay.module.css'

/** An element that is not in the page yet, and is placed by whoever puts it there. */
export function createSnapPreview(desk: HTMLElement, edge: SnapEdge): HTMLElement {
  const element = desk.ownerDocument.createElement('div')
  element.className = styles.snapPreview ?? ''
  element.dataset['part'] = 'snap-preview'
  element.dataset['snap'] = edge
  // What is seen here is told by the window once it has snapped.
  element.setAttribute('aria-hidden', 'true')
  return element
}
