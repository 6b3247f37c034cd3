import { windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'

/**
 * @param front the active window, or null; a message leaves the title unchanged
 * @param setTitle null: the site's own title
 */
export function showTitle(
  state: DesktopState,
  front: WindowId | null,
  setTitle: (title: string | null) => void,
): void {
  const window = front === null ? undefined : windowById(state, front)
  if (window?.kind !== 'message') setTitle(window?.header.title ?? null)
}
