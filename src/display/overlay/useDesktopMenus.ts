import type { MouseEvent } from 'react'
import { modelPoint, onPage } from '../../base/theme/textScale.ts'
import { focusedIconIds } from '../../desktop/selectors.ts'
import type { DesktopState } from '../../desktop/state.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { menuRequestOf } from '../../ui/menu/menuRequest.ts'
import { bareDesktopNear } from './bareDesktop.ts'
import { useOverlay } from './OverlayContext.tsx'

export function useDesktopMenus() {
  const store = useOSAppState()
  const { openMenu } = useOverlay()
  return {
    onContextMenu(event: MouseEvent): void {
      event.preventDefault()
      const request = menuRequestOf(event)
      const id = iconIdAt(event.target)
      if (id === null) store.dispatch({ type: 'desktop/focused' })
      else if (!request.isByKeyboard && !isHighlighted(id, store.getState())) {
        store.dispatch({ type: 'icon/focused', id })
      }
      if (id === null) return openMenu({ type: 'desktop' }, request)
      const isBelow = request.isByKeyboard && isCovered(event.target)
      const at = isBelow ? onPage(bareDesktopNear(modelPoint(event), store.getState())) : request.at
      openMenu({ type: 'icon', id }, { ...request, at })
    },
  }
}

function isHighlighted(id: number, state: DesktopState): boolean {
  return state.focusing === 'ICON' && focusedIconIds(state).includes(id)
}

function isCovered(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-covered]') !== null
}

function iconIdAt(target: EventTarget): number | null {
  const icon = target instanceof Element ? target.closest<HTMLElement>('[data-icon-id]') : null
  return icon ? Number(icon.dataset['iconId']) : null
}
