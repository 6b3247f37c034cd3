/** Hands the services down to components. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Services } from './services.ts'
import type { Choices } from './storage.ts'

const ServicesContext = createContext<Services | null>(null)

export function ServicesProvider(props: {
  readonly services: Services
  readonly children: ReactNode
}) {
  return <ServicesContext value={props.services}>{props.children}</ServicesContext>
}

/** The services of the page. Throws outside of a `ServicesProvider`. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices must be used within a ServicesProvider')
  return services
}

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
