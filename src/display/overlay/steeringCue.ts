/**
 * Says that arrow keys, or a pointer whose button is up, have hold of a window: the era's four arrows, on the title bar of a
 * window that moves and in the middle of one whose edges are pulled, and the pointer to match. One element, made and removed
 * by the grab itself, so that neither costs a render.
 */
import styles from './steeringCue.module.css'

export type SteeredPart = 'move' | 'size'

export interface SteeringCue {
  remove(): void
}

/** @param root the element of the window's outer box */
export function showSteering(root: HTMLElement, part: SteeredPart): SteeringCue {
  const { documentElement } = root.ownerDocument
  const arrows = root.ownerDocument.createElement('div')
  arrows.className = styles.arrows ?? ''
  arrows.dataset['part'] = 'steering'
  arrows.dataset['steering'] = part
  arrows.setAttribute('aria-hidden', 'true')
  root.append(arrows)
  documentElement.dataset['steering'] = part
  return {
    remove() {
      arrows.remove()
      delete documentElement.dataset['steering']
    },
  }
}
