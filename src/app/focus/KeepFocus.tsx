/** Keeps the focus of a layout. Render it after the layout, whose elements must exist. */
import { useLayoutEffect, useState } from 'react'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import { useFocusRegistry } from '../../ui/focus/FocusContext.tsx'
import { createFocusKeeper } from './focusKeeper.ts'

export function KeepFocus({ front }: { front(state: DesktopState): WindowId | null }) {
  const store = useOSAppState()
  const registry = useFocusRegistry()
  const id = useDesktop(front)
  const [keeper] = useState(() => createFocusKeeper(registry, store.getState))
  useLayoutEffect(() => registry.listen(keeper), [registry, keeper])
  useLayoutEffect(() => keeper.frontChanged(id), [keeper, id])
  return null
}
