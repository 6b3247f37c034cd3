/**
 * A button on every piece of code that copies it. Made in the browser, since without JavaScript it
 * could do nothing; it stands in the head that the code has anyway, so nothing moves. This module imports
 * no class names, since the desktop's first file contains it and must not bring the styles of articles.
 */
import type { Clipboard } from '../../base/services/clipboard.ts'

const STATES = {
  ready: { word: 'Copy', said: '' },
  done: { word: 'Copied', said: 'Copied' },
  failed: { word: 'Not copied', said: 'Not copied. Select the code to copy it yourself.' },
} as const

/** Adds the buttons to what `root` shows now. Returns what takes them away. */
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
  // Beside the button, whose own text assistive technology need not tell of when it changes.
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
  // Left alone it is ready again; a timer would take the word from whoever reads slowly.
  button.addEventListener('blur', () => show('ready'))
  // For browsers that give no focus to a button that is clicked.
  button.addEventListener('pointerleave', () => {
    if (document.activeElement !== button) show('ready')
  })
  code.firstElementChild?.append(button, status)
  return [button, status]
}

function textOf(code: Element): string {
  return code.querySelector('pre')?.textContent.replace(/\n$/, '') ?? ''
}
