/**
 * Loads style sheets again that have failed. The bundler's own loader takes a `<link>` that failed for one that has
 * loaded, so the next try would show a view without its style.
 */

const broken = new Set<HTMLLinkElement>()

function noteFailure({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target)
}

/** Notes from now on which sheets fail. Errors of links do not bubble, but they can be captured. */
export function watchStyleSheets(): void {
  document.addEventListener('error', noteFailure, true)
}

/** The sheets that have failed since the last call. */
export function takeBrokenSheets(): readonly HTMLLinkElement[] {
  const taken = [...broken]
  broken.clear()
  return taken
}

/** @throws {Error} if the sheet fails again */
export function replaceSheet(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  const address = new URL(link.href)
  // The browser may have kept the failure under the old address.
  address.searchParams.set('attempt', String(Number(address.searchParams.get('attempt') ?? 1) + 1))
  again.href = address.href
  const settled = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`Failed to load ${again.href}`)))
  })
  link.replaceWith(again)
  return settled
}
