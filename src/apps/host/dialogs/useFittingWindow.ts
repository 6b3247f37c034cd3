/** Gives a window that visitors cannot resize the size of what it holds. */
import { type RefObject, useLayoutEffect } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { FRAME_WIDTH, TITLE_STRIP_HEIGHT } from '../../../base/theme/metrics.ts'
import { textScale } from '../../../base/theme/textScale.ts'
import { normalBox } from '../../../desktop/placement.ts'
import { windowById } from '../../../desktop/selectors.ts'
import type { WindowId } from '../../../desktop/state.ts'
import { useOSAppState } from '../../../desktop/store/DesktopProvider.tsx'

/**
 * @param scroller the part of the client area below the menu bar, whose only child has its full size
 * @param shape a text that changes whenever that size may
 */
export function useFittingWindow(
  id: WindowId,
  scroller: RefObject<HTMLElement | null>,
  shape: string,
): void {
  const store = useOSAppState()
  const { phone } = useServices()
  useLayoutEffect(() => {
    const state = store.getState()
    const window = windowById(state, id)
    const content = scroller.current?.firstElementChild
    if (!window || phone.matches() || !(content instanceof HTMLElement)) return
    const scale = textScale()
    const top = scroller.current?.offsetTop ?? 0
    const width = Math.ceil(content.offsetWidth / scale) + 2 * FRAME_WIDTH
    const height =
      Math.ceil((top + content.offsetHeight) / scale) + TITLE_STRIP_HEIGHT + FRAME_WIDTH
    const { size } = window
    if (size.type === 'fixed' && size.width === width && size.height === height) return
    const { x, y } = normalBox(window, state.viewport)
    store.dispatch({ type: 'window/resized', id, size: { width, height }, offset: { x, y } })
  }, [id, scroller, shape, phone, store])
}
