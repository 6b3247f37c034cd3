/** Hands the registry of focus targets down to React. */
import { createContext, use, useCallback, type ReactNode, type RefObject } from 'react'
import type { FocusRegistry } from './focusRegistry.ts'

const FocusContext = createContext<FocusRegistry | null>(null)

export function FocusProvider(props: {
  readonly registry: FocusRegistry
  readonly children: ReactNode
}) {
  return <FocusContext value={props.registry}>{props.children}</FocusContext>
}

/** @throws Error outside of a `FocusProvider` */
export function useFocusRegistry(): FocusRegistry {
  const registry = use(FocusContext)
  if (registry === null) throw new Error('useFocusRegistry must be used within a FocusProvider')
  return registry
}

/**
 * A ref for the element that stands for the target while it is in the document and not hidden.
 *
 * @param element is kept pointing at the same element, where the component needs it as well
 * @param isShown false while the element is kept hidden, and stands for nothing
 * @throws Error as {@link useFocusRegistry}
 */
export function useFocusTarget<E extends HTMLElement>(
  target: string,
  element?: RefObject<E | null>,
  isShown: boolean = true,
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
