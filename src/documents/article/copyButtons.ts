/**
 * Adds a button to every piece of code, which copies it. The buttons are made in the browser, since they
 * need JavaScript. They lie in the head that the code has anyway, so nothing moves. This module imports no
 * class names: it is in the first file of the desktop, which must not load the styles of articles.
 */
import type { Clipboard } from '../../base/services/clipboard.ts'

const STATES = {
  ready: { word: 'Copy', said: '' },
  done: { word: 'Copied', said: 'Copied' },
  failed: { word: 'Not copied', said: 'Not copied. Select the code to copy it yourself.' },
} as const

/** Adds the buttons to what `root` shows now. The result removes them. */
export function addCopyButtons(root: ParentNode, clipboard: Clipboard): () => void {
  const added = [...root.querySelectorAll('[data-part="code"]')].flatMap((code) =>
    addCopyButton(code, clipboard),
  )
  return () => {
    for (const element of added) element.remove()
  }
}

function addCopyButton(code: Element, clipboard: Clipboard): readonly Element[] {
  const word = document.createElement('span')
  const rest = document.createElement('span')
  rest.className = 'visually-hidden'
  rest.textContent = ' code'
  const button = document.createElement('button')
  button.type = 'button'
  button.append(word, rest)
  // Beside the button, since assistive technology does not announce a change of the button's own text.
  const status = document.createElement('span')
  status.role = 'status'
  status.className = 'visually-hidden'

  const show = (state: keyof typeof STATES): void => {
    button.dataset['state'] = state
    word.textContent = STATES[state].word
    status.textContent = STATES[state].said
  }
  show('ready')
  button.addEventListener('click', () => {
    clipboard
      .copy(textOf(code))
      .then(() => show('done'))
      .catch(() => show('failed'))
  })
  // Not after some time: visitors who read slowly would miss the word.
  button.addEventListener('blur', () => show('ready'))
  // For browsers that do not focus a button when it is clicked.
  button.addEventListener('pointerleave', () => {
    if (document.activeElement !== button) show('ready')
  })
  code.firstElementChild?.append(button, status)
  return [button, status]
}

function textOf(code: Element): string {
  return code.querySelector('pre')?.textContent.replace(/\n$/, '') ?? ''
}
