/** How the parts of one menu bar are found in the page. Reads the DOM, changes nothing. */

/** Marks a bar and every open menu of it; its value tells the bars of several windows apart. */
const BAR_ATTRIBUTE = 'data-menu-bar'

/** The attribute that marks an element as a part of the bar. */
export function barMark(barId: string): Readonly<Record<string, string>> {
  return { [BAR_ATTRIBUTE]: barId }
}

/** Whether a node lies in the bar or in one of its open menus. */
export function isInBar(barId: string, node: EventTarget | null): boolean {
  return node instanceof Element && node.closest(`[${BAR_ATTRIBUTE}="${barId}"]`) !== null
}
