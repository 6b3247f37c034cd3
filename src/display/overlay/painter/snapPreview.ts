/** The preview of a snap: one element, added and removed by the grab without a render. */
import type { SnapEdge } from '../../../desktop/snapping.ts'
import styles from './overlay.module.css'

export function createSnapPreview(desk: HTMLElement, edge: SnapEdge): HTMLElement {
  const element = desk.ownerDocument.createElement('div')
  element.className = styles.snapPreview ?? ''
  element.dataset['part'] = 'snap-preview'
  element.dataset['snap'] = edge
  // The window announces its new place once it has snapped.
  element.setAttribute('aria-hidden', 'true')
  return element
}
