/** This module is in the first chunk of the desktop, so it must not import styles of articles. */
import { copyText } from '../../base/services/clipboard.ts'

const CODE = {
  ready: { word: 'Copy', said: '' },
  done: { word: 'Copied', said: 'Copied' },
  failed: { word: 'Not copied', said: 'Not copied. Select the code to copy it yourself.' },
}

/** Returns a function that removes the buttons. */
export function addCopyButtons(root: ParentNode): () => void {
  const added = [...root.querySelectorAll('[data-part="code"]')].flatMap(addCopyButton)
  return () => {
    for (const element of added) element.remove()
  }
}

function addCopyButton(code: Element): readonly Element[] {
  const rest = hidden(document.createElement('span'))
  // As the code is named, so that a list of buttons tells which is which.
  const name = code.querySelector('pre')?.ariaLabel ?? 'Code'
  rest.textContent = ` ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const { button, status } = copyButton(CODE, () => textOf(code))
  button.append(rest)
  code.firstElementChild?.append(button, status)
  return [button, status]
}

/** A button that copies and says so, and an element of its own in which it is announced. */
export function copyButton(states: typeof CODE, textToCopy: () => string) {
  const word = document.createElement('span')
  const button = document.createElement('button')
  button.type = 'button'
  button.append(word)
  // Separate from the button, since a change of a button's own text is not announced.
  const status = hidden(document.createElement('span'))
  status.role = 'status'

  const show = (state: keyof typeof CODE): void => {
    button.dataset['state'] = state
    word.textContent = states[state].word
    status.textContent = states[state].said
  }
  show('ready')
  button.addEventListener('click', () => {
    copyText(textToCopy())
      .then(() => show('done'))
      .catch(() => show('failed'))
  })
  // Not after a delay: slow readers would miss the word.
  button.addEventListener('blur', () => show('ready'))
  // Some browsers do not focus a button when it is clicked.
  button.addEventListener('pointerleave', () => {
    if (document.activeElement !== button) show('ready')
  })
  return { button, status }
}

function hidden(element: HTMLElement): HTMLElement {
  element.className = 'visually-hidden'
  return element
}

function textOf(code: Element): string {
  return code.querySelector('pre')?.textContent.replace(/\n$/, '') ?? ''
}
