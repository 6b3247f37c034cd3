import { useSyncExternalStore } from 'react'
import { handedDown } from '../kit/handedDown.ts'
import type { Services } from './services.ts'
import type { Choices } from './storage.ts'

export const [ServicesProvider, useServices] = handedDown<Services>(
  'useServices',
  'a ServicesProvider',
)

export function useChoices(): Choices {
  const { storage } = useServices()
  return useSyncExternalStore(storage.subscribe, storage.read, storage.read)
}

export function useReducedMotion(): boolean {
  const { reducedMotion } = useServices()
  return useSyncExternalStore(reducedMotion.subscribe, reducedMotion.matches, reducedMotion.matches)
}
