/** Opens pages for what is no link in the document, such as an icon on the canvas. */

export interface Navigation {
  /** Follows a link: in a tab of its own where `isOutside` is true, else in this one. */
  follow(page: { readonly href: string; readonly isOutside: boolean }): void
  /** Opens an address in a tab of its own, which gets no access to this page. */
  openTab(href: string): void
}

export function createNavigation(view: Pick<Window, 'open' | 'location'>): Navigation {
  const openTab = (href: string): void => void view.open(href, '_blank', 'noopener')
  return {
    openTab,
    follow({ href, isOutside }) {
      if (isOutside) openTab(href)
      else view.location.assign(href)
    },
  }
}
