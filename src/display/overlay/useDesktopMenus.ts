import type { MouseEvent } from 'react'
import type { Point } from '../../base/geometry/box.ts'
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
      const target = id === null ? ({ type: 'desktop' } as const) : ({ type: 'icon', id } as const)
      const at = request.isByKeyboard ? placeByKeys(event, store.getState()) : request.at
      openMenu(target, { ...request, at })
    },
  }
}

/**
 * In CSS pixels: at the icon; at the one that the keys go on from where the list has the focus, which has no place of its
 * own; else where the desktop is bare.
 */
function placeByKeys({ target, currentTarget }: MouseEvent, state: DesktopState): Point {
  const icon = iconAt(target) ?? currentTarget.querySelector('[data-icon-id][tabindex="0"]')
  const { left, top, width, height } = icon?.getBoundingClientRect() ?? new DOMRect()
  const center = { clientX: left + width / 2, clientY: top + height / 2 }
  if (!icon || icon.matches('[data-covered]'))
    return onPage(bareDesktopNear(modelPoint(center), state))
  return { x: center.clientX, y: center.clientY }
}

function isHighlighted(id: number, state: DesktopState): boolean {
  return state.focusing === 'ICON' && focusedIconIds(state).includes(id)
}

function iconAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-icon-id]') : null
}

function iconIdAt(target: EventTarget): number | null {
  const icon = iconAt(target)
  return icon ? Number(icon.dataset['iconId']) : null
}
