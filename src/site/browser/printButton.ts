/** Makes a button print the page. An address that ends in `PRINT_HASH` prints immediately. */
import { PRINT_HASH } from '../../owner/paths.ts'

export function printAt(button: Element, view: Window): void {
  button.addEventListener('click', () => view.print())
  if (view.location.hash !== PRINT_HASH) return
  // Prevents printing again on reload or from a copied link.
  view.history.replaceState(null, '', view.location.pathname)
  // Printing before the fonts load would use fallback fonts.
  void view.document.fonts.ready.then(() => view.print())
}
