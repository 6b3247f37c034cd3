import { createContext, use, type ReactNode } from 'react'
import type { DeskMemory } from './deskState.ts'

const MemoryContext = createContext<DeskMemory | null>(null)

export function MemoryProvider(props: {
  readonly memory: DeskMemory
  readonly children: ReactNode
}) {
  return <MemoryContext value={props.memory}>{props.children}</MemoryContext>
}

/** @throws Error outside of a `MemoryProvider` */
export function useMemory(): DeskMemory {
  const memory = use(MemoryContext)
  if (!memory) throw new Error('useMemory must be used within a MemoryProvider')
  return memory
}
