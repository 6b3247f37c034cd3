/** Marks the document while a pointer is used; as in the era, only keys show the focus (focusCues.css). */

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Meta', 'CapsLock', 'Fn'])
/** In a text field that was pressed the caret shows the focus: typing adds no rectangle, as in the era. */
const TEXT_FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"])'
const LEAVING: ReadonlySet<string> = new Set(['Tab', 'Escape', 'F6'])

export function watchInputKind(view: Window): void {
  const { dataset } = view.document.documentElement
  // Changes invalidate all styles, so the same value is never written again.
  const onPress = (): void => {
    if (dataset['input'] === undefined) dataset['input'] = 'pointer'
  }
  const onKey = ({ key, target }: KeyboardEvent): void => {
    const isTyping = target instanceof Element && target.matches(TEXT_FIELDS) && !LEAVING.has(key)
    if (!MODIFIERS.has(key) && !isTyping) delete dataset['input']
  }
  // Captured, to run before anything moves the focus.
  view.addEventListener('pointerdown', onPress, { capture: true, passive: true })
  view.addEventListener('keydown', onKey, { capture: true, passive: true })
}
