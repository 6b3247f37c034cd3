/**
 * Marks the document while the visitor works with a pointer. Focus that moves by itself then, as into a menu
 * or a dialog that has opened, needs no rectangle around it: as in the era, rectangles show once a key has been
 * pressed (ui/focusCues.css). Without the mark they show wherever the browser finds them useful.
 */

/** Keys that only change what other keys and presses do. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Meta', 'CapsLock', 'Fn'])

/** Watches for as long as the document lives. */
export function watchInputKind(view: Window): void {
  const { dataset } = view.document.documentElement
  // A change has the browser look at all styles again, so nothing is written twice.
  const onPress = (): void => {
    if (dataset['input'] === undefined) dataset['input'] = 'pointer'
  }
  const onKey = ({ key }: KeyboardEvent): void => {
    if (!MODIFIERS.has(key)) delete dataset['input']
  }
  // Before anything that moves the focus.
  view.addEventListener('pointerdown', onPress, { capture: true, passive: true })
  view.addEventListener('keydown', onKey, { capture: true, passive: true })
}
