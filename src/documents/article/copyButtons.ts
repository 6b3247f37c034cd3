/** This module is in the first chunk of the desktop, so it must not import styles of articles. */
import { copyText } from '../../base/services/clipboard.ts'

const STATES = {
  ready: { word: 'Copy', said: '' },
  done: { word: 'Copied', said: 'Copied' },
  failed: { word: 'Not copied', said: 'Not copied. Select the code to copy it yourself.' },
} as const

/** Returns a function that removes the buttons. */
export function addCopyButtons(root: ParentNode): () => void {
  const added = [...root.querySelectorAll('[data-part="code"]')].flatMap(addCopyButton)
  return () => {
    for (const element of added) element.remove()
  }
}

function addCopyButton(code: Element): readonly Element[] {
  const word = document.createElement('span')
  const rest = document.createElement('span')
  rest.className = 'visually-hidden'
  // As the code is named, so that a list of buttons tells which is which.
  const name = code.querySelector('pre')?.ariaLabel ?? 'Code'
  rest.textContent = ` ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const button = document.createElement('button')
  button.type = 'button'
  button.append(word, rest)
  // Separate from the button, since a change of a button's own text is not announced.
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
    copyText(textOf(code))
      .then(() => show('done'))
      .catch(() => show('failed'))
  })
  // Not after a delay: slow readers would miss the word.
  button.addEventListener('blur', () => show('ready'))
  // Some browsers do not focus a button when it is clicked.
  button.addEventListener('pointerleave', () => {
    if (document.activeElement !== button) show('ready')
  })
  code.firstElementChild?.append(button, status)
  return [button, status]
}

function textOf(code: Element): string {
  return code.querySelector('pre')?.textContent.replace(/\n$/, '') ?? ''
}
