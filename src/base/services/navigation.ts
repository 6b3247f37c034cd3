/** Navigates for things that are not links in the document, such as icons on the canvas. */

export interface Navigation {
  follow(page: { readonly href: string; readonly isOutside: boolean }): void
  wholeAddress(href: string): string
  /** Replaces the current page, so that Back does not return to it. */
  replace(href: string): void
  reload(): void
  /** The new tab gets no access to this page. */
  openTab(href: string): void
}

export function createNavigation(view: Pick<Window, 'open' | 'location'>): Navigation {
  const openTab = (href: string): void => void view.open(href, '_blank', 'noopener')
  return {
    openTab,
    wholeAddress: (href) => new URL(href, view.location.origin).href,
    replace: (href) => view.location.replace(href),
    reload: () => view.location.reload(),
    follow({ href, isOutside }) {
      if (isOutside) openTab(href)
      else view.location.assign(href)
    },
  }
}
