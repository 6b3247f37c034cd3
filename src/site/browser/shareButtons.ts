/** Buttons beside an article's author, which share its address by the system where it can, and copy it. */
import { copyButton } from '../../documents/article/copyButtons.ts'

const COPY_LINK = {
  ready: { word: 'Copy link', said: '' },
  done: { word: 'Copied', said: 'Copied' },
  failed: { word: 'Not copied', said: 'Not copied. The address bar shows the link.' },
}

export function offerSharing({ document, location, navigator }: Window): void {
  const place = document.querySelector('[data-part="share"]')
  if (!place) return
  // Neither a section nor what the address says about the visit.
  const url = location.origin + location.pathname
  const { button, status } = copyButton(COPY_LINK, () => url)
  if ('share' in navigator) place.append(shareButton(navigator, document.title, url))
  place.append(button, status)
}

function shareButton(navigator: Navigator, title: string, url: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Share'
  button.addEventListener('click', () => {
    // The system has said what failed, or the visitor has changed their mind.
    navigator.share({ title, url }).catch(() => undefined)
  })
  return button
}
