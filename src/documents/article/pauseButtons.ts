/** Lets readers stop what moves for longer than a glance. In the first chunk of the desktop: it imports no styles of articles. */

/** The file that moves, which the build offers to those who did not ask for less motion. */
const MOVING = 'source[media*="prefers-reduced-motion"]'

/** Returns a function that removes the buttons. */
export function addPauseButtons(root: ParentNode): () => void {
  const added = [...root.querySelectorAll<HTMLSourceElement>(MOVING)].map((source) =>
    addPauseButton(source, isWanted(source)),
  )
  return () => {
    for (const button of added) button.remove()
  }
}

function addPauseButton(source: HTMLSourceElement, isPlayed: boolean): Element {
  let isPlaying = isPlayed
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['part'] = 'pause'
  button.dataset['screen'] = ''
  const show = (): void => {
    button.textContent = isPlaying ? 'Pause the picture' : 'Play the picture'
  }
  show()
  button.addEventListener('click', () => {
    isPlaying = !isPlaying
    // Without this file the picture is its first frame.
    source.media = isPlaying ? 'all' : 'not all'
    show()
  })
  // A link must not hold a button.
  const shown = source.closest('a') ?? source.parentElement
  shown?.after(button)
  return button
}

function isWanted({ media, ownerDocument }: HTMLSourceElement): boolean {
  return ownerDocument.defaultView?.matchMedia(media).matches === true
}
