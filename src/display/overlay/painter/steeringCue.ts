/** The four arrows of the era. The grab adds and removes the element without a render. */
import styles from './steeringCue.module.css'

export type SteeredPart = 'move' | 'size'

export const STEERING_WORDS: Readonly<Record<SteeredPart, string>> = {
  move: 'Arrow keys move the window. Enter keeps the new place, Escape the old one.',
  size: 'Arrow keys move an edge of the window. Enter keeps the new size, Escape the old one.',
}

export type SteeringCue = ReturnType<typeof showSteering>

export function showSteering(root: HTMLElement, part: SteeredPart) {
  const { documentElement } = root.ownerDocument
  const arrows = root.ownerDocument.createElement('div')
  arrows.className = styles.arrows ?? ''
  arrows.dataset['part'] = 'steering'
  arrows.dataset['steering'] = part
  arrows.setAttribute('aria-hidden', 'true')
  root.append(arrows)
  documentElement.dataset['steering'] = part
  return {
    remove(): void {
      arrows.remove()
      delete documentElement.dataset['steering']
    },
  }
}
