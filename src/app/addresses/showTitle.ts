/** The title of the document is that of the window in front. */
import { windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'

/**
 * @param front the window that the visitor works in, or null where there is none; a message leaves the title as it is
 * @param setTitle null: the title of the site
 */
export function showTitle(
  state: DesktopState,
  front: WindowId | null,
  setTitle: (title: string | null) => void,
): void {
  const window = front === null ? undefined : windowById(state, front)
  if (window?.kind !== 'message') setTitle(window?.header.title ?? null)
}
