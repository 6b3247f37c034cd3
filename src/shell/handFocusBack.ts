/** Where the keyboard's focus goes when a notice that holds it goes away. */

/** To the START button, the beginning of all ways; nowhere if the focus is elsewhere already. */
export function handFocusBack(notice: HTMLElement | null): void {
  if (!notice?.contains(document.activeElement)) return
  document.querySelector<HTMLElement>('[data-part="start"]')?.focus()
}
