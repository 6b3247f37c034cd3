/** Takes over from the box that a phone's sheet shows while the search is loading (shell/phone/sheet/Sheet.tsx). */

/**
 * Keeps what was typed into the one that stood in, and gives the box the focus if that has it. Straight from one to the
 * other, and before that is hidden: else a phone puts its keyboard away.
 *
 * @param keep is called before the box gets the focus
 */
export function takeOver(box: HTMLElement | null, keep: (text: string) => void): void {
  const entries = box?.closest('[data-window-id]')?.querySelectorAll('[data-autofocus]') ?? []
  const standIn = [...entries].find((each) => each !== box)
  if (!(standIn instanceof HTMLInputElement)) return
  if (standIn.value !== '') keep(standIn.value)
  standIn.value = ''
  if (document.activeElement === standIn) box?.focus()
}
