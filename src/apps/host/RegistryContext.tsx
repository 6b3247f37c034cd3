/** Hands the registry down to components, so that none of them imports it. */
import { createContext, use, type ReactNode } from 'react'
import type { Registry } from './registry.ts'

const RegistryContext = createContext<Registry | null>(null)

export function RegistryProvider(props: {
  readonly registry: Registry
  readonly children: ReactNode
}) {
  return <RegistryContext value={props.registry}>{props.children}</RegistryContext>
}

/** @throws Error outside of a `RegistryProvider` */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('useRegistry must be used within a RegistryProvider')
  return registry
}
