import { handedDown } from '../../base/kit/handedDown.ts'
import type { Registry } from './registry.ts'

export const [RegistryProvider, useRegistry] = handedDown<Registry>(
  'useRegistry',
  'a RegistryProvider',
)
