/** Whether a press on a link in a window just follows the link, or asks for a tab, a window or a download. Pure. */

/** The properties of a press on a link that matter here. */
export type LinkPress = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/** Whether a press asks for the link as such, and not for a tab, a window or a download of its page. */
export function isPlainPress(press: LinkPress): boolean {
  const isModified = press.ctrlKey || press.metaKey || press.shiftKey || press.altKey
  return press.button === 0 && !isModified && !press.defaultPrevented
}
