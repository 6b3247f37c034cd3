/** Has a button print its page. Where `PRINT_HASH` ends the address, as a window asks for, the page prints by itself. */
import { PRINT_HASH } from '../../owner/paths.ts'

export function printAt(button: Element, view: Window): void {
  button.addEventListener('click', () => view.print())
  if (view.location.hash !== PRINT_HASH) return
  // Not again at a reload, nor in a link that is copied.
  view.history.replaceState(null, '', view.location.pathname)
  // Without its fonts the page would be printed in others.
  void view.document.fonts.ready.then(() => view.print())
}
