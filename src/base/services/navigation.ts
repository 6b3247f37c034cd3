/** Navigates for things that are not links in the document, such as icons on the canvas. */
export function createNavigation(view: Pick<Window, 'open' | 'location'>) {
  /** The new tab gets no access to this page. */
  const openTab = (href: string): void => void view.open(href, '_blank', 'noopener')
  return {
    openTab,
    wholeAddress: (href: string): string => new URL(href, view.location.origin).href,
    /** Replaces the current page, so that Back does not return to it. */
    replace: (href: string): void => view.location.replace(href),
    reload: (): void => view.location.reload(),
    follow({ href, isOutside }: { readonly href: string; readonly isOutside: boolean }): void {
      if (isOutside) openTab(href)
      else view.location.assign(href)
    },
  }
}
