import { handedDown } from '../base/kit/handedDown.ts'
import type { DeskMemory } from './deskState.ts'

export const [MemoryProvider, useMemory] = handedDown<DeskMemory>('useMemory', 'a MemoryProvider')
