/** Takes over from the box that a phone's sheet shows while the search is loading (shell/phone/sheet/Sheet.tsx). */

/**
 * Moves the typed text, and the focus if it is there, from the placeholder box to the real one. The focus moves
 * directly, before the placeholder is hidden; otherwise the phone would close its keyboard.
 *
 * @param keep called with the text before the box gets the focus
 */
export function takeOver(box: HTMLElement | null, keep: (text: string) => void): void {
  const entries = box?.closest('[data-window-id]')?.querySelectorAll('[data-autofocus]') ?? []
  const standIn = [...entries].find((each) => each !== box)
  if (!(standIn instanceof HTMLInputElement)) return
  if (standIn.value !== '') keep(standIn.value)
  standIn.value = ''
  if (document.activeElement === standIn) box?.focus()
}
