import { useCallback, type RefObject } from 'react'
import { handedDown } from '../../base/kit/handedDown.ts'
import type { FocusRegistry } from './focusRegistry.ts'

export const [FocusProvider, useFocusRegistry] = handedDown<FocusRegistry>(
  'useFocusRegistry',
  'a FocusProvider',
)

/**
 * A ref for the element that stands for the target while it is in the document and not hidden.
 *
 * @param element is kept pointing at the same element, where the component needs it as well
 * @param isShown false while the element is kept hidden, and stands for nothing
 */
export function useFocusTarget<E extends HTMLElement>(
  target: string,
  element?: RefObject<E | null>,
  isShown = true,
): (added: E | null) => (() => void) | undefined {
  const registry = useFocusRegistry()
  return useCallback(
    (added) => {
      if (element) element.current = added
      if (added === null) return undefined
      const remove = isShown ? registry.add(target, added) : undefined
      return () => {
        remove?.()
        if (element) element.current = null
      }
    },
    [registry, target, element, isShown],
  )
}
