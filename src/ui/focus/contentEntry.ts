/** Where the focus goes inside of a window's content. */

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]'

/** The element that the app has marked with `data-autofocus`, or null. */
export function chosenEntry(content: Element | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>('[data-autofocus]') ?? null
}

/** The app's choice, else the first element that can be focused, or null. */
export function firstEntry(content: HTMLElement | null): HTMLElement | null {
  return chosenEntry(content) ?? content?.querySelector<HTMLElement>(FOCUSABLE) ?? null
}
