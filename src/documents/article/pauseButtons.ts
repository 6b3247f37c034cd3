/** Lets readers stop what moves for longer than a glance. In the first chunk of the desktop: it imports no styles of articles. */

import type { MediaQuery } from '../../base/services/mediaQuery.ts'

/** The file that moves, which the build offers to those who did not ask for less motion. */
const MOVING = 'source[media*="prefers-reduced-motion"]'

/**
 * Returns a function that removes the buttons.
 * @param calm matches while less motion is wanted; a change of it acts as a press does
 */
export function addPauseButtons(root: ParentNode, calm: MediaQuery): () => void {
  const ends = [...root.querySelectorAll<HTMLSourceElement>(MOVING)].map((source) =>
    addPauseButton(source, calm),
  )
  return () => ends.forEach((end) => end())
}

function addPauseButton(source: HTMLSourceElement, calm: MediaQuery): () => void {
  let isPlaying = false
  const button = source.ownerDocument.createElement('button')
  button.type = 'button'
  button.dataset['part'] = 'pause'
  button.dataset['screen'] = ''
  const play = (next: boolean): void => {
    isPlaying = next
    // Without this file the picture is its first frame.
    source.media = isPlaying ? 'all' : 'not all'
    button.textContent = isPlaying ? 'Pause the picture' : 'Play the picture'
  }
  play(!calm.matches())
  button.addEventListener('click', () => play(!isPlaying))
  // A link must not hold a button.
  const shown = source.closest('a') ?? source.parentElement
  shown?.after(button)
  const end = calm.subscribe(() => play(!calm.matches()))
  return () => {
    end()
    button.remove()
  }
}
