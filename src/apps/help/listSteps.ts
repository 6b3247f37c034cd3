/** Arrow keys among the links of a list. */

const STEPS: ReadonlyMap<string, (at: number, last: number) => number> = new Map([
  ['ArrowDown', (at: number, last: number) => Math.min(at + 1, last)],
  ['ArrowUp', (at: number) => Math.max(at - 1, 0)],
  ['Home', () => 0],
  ['End', (_: number, last: number) => last],
])

/** Whether the key, without any other, goes to another link. */
export function isStepInList(event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}): boolean {
  const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey
  return isPlain && STEPS.has(event.key)
}

/** Sends the focus from the link that has it to the one that the key means. */
export function stepInList(list: HTMLElement, key: string): void {
  const links = [...list.querySelectorAll<HTMLElement>('a')]
  const at = links.findIndex((link) => link === list.ownerDocument.activeElement)
  const next = STEPS.get(key)?.(at, links.length - 1)
  if (next !== undefined) links[next]?.focus()
}
