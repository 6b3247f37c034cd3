/** Makes a button switch the page between light and dark colours, for this visit and the next. */
import { storePageScheme } from '../../base/services/storedEntry.ts'

export function offerColorScheme(view: Window): void {
  const { documentElement: root } = view.document
  const button = root.querySelector('[data-part="color-scheme"]')
  // Heard, not seen: the colours show it, and a new line would move the page.
  const word = root.querySelector('[data-part="scheme-word"]')
  button?.addEventListener('click', () => {
    const isSystemDark = view.matchMedia('(prefers-color-scheme: dark)').matches
    const shown = root.dataset['scheme'] ?? (isSystemDark ? 'dark' : 'light')
    const next = shown === 'dark' ? 'light' : 'dark'
    root.dataset['scheme'] = next
    storePageScheme(view, next)
    if (word) word.textContent = next === 'dark' ? 'Dark colours' : 'Light colours'
  })
}
