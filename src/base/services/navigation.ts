/** Opens pages for what is no link in the document, such as an icon on the canvas. */

export interface Navigation {
  /** Follows a link: in a tab of its own where `isOutside` is true, else in this one. */
  follow(page: { readonly href: string; readonly isOutside: boolean }): void
  /** The whole address of a link, at the origin in use. */
  wholeAddress(href: string): string
  /** Follows a link in this tab, and Back does not lead to the present page again. */
  replace(href: string): void
  /** Loads this page again. */
  reload(): void
  /** Opens an address in a tab of its own, which gets no access to this page. */
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
