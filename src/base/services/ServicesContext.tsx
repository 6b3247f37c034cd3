/** The services of the page, for components. */
import { useSyncExternalStore } from 'react'
import { handedDown } from '../kit/handedDown.ts'
import type { Services } from './services.ts'
import type { Choices } from './storage.ts'

export const [ServicesProvider, useServices] = handedDown<Services>(
  'useServices',
  'a ServicesProvider',
)

/** The visitor's kept choices; renders again when one of them changes. */
export function useChoices(): Choices {
  const { storage } = useServices()
  return useSyncExternalStore(storage.subscribe, storage.read, storage.read)
}

/** Whether the visitor's system asks for less motion; renders again when that changes. */
export function useReducedMotion(): boolean {
  const { reducedMotion } = useServices()
  return useSyncExternalStore(reducedMotion.subscribe, reducedMotion.matches, reducedMotion.matches)
}
